/** A page of the portal that the server renders with its first data. */
export interface PageToRender {
  /** Path and query. */
  address: string;
  /** Whether the device is a phone; otherwise the page is for a wide window. */
  phone: boolean;
  /** The chosen theme. */
  theme: string;
  /** The responses by the address of their call, as JSON. */
  data: string;
}

/** Its markup. */
export interface RenderedPage {
  html: string;
  /** Rules for the markup, in place of `style` attributes, which the security policy blocks. */
  css: string;
  /** The media query of the windows that the markup is for. */
  media: string;
}
