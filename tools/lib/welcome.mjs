/** The message once the product runs. */
export const welcome = (/** @type {string} */ address) => `
  The portal runs at  ${address}

  Demo accounts, password greenstone-4400
    admin@portal.test    staff: approves and declines
    vendor@portal.test   vendor without a subscription
    pro@portal.test      vendor with a paid subscription
    trial@portal.test    vendor on the free trial

  Ctrl-C stops it.
`;
