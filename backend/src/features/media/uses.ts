import type { Strapi } from '../../base/registry.ts';

/** Where pictures are used. */
interface PictureUse {
  /** Condition of a query of `files`: the picture is not used there. */
  unused: string;
  /** Whether only what is past uses it there, so that users may delete it all the same. */
  past?: boolean;
  /** Whether visitors see it there, so that its texts change by approval only. Default: they do not count. */
  isLive?(strapi: Strapi, id: number): Promise<boolean>;
}

/** Other features add theirs. */
export const pictureUses: PictureUse[] = [];
