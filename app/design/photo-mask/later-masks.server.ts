import { endsInBleed } from "../advice/mask-edge";
import { MaskedPhoto } from "../drawing/masked-photo";

/** The code for the server, which needs it at once; undefined in browsers. An object, as in the studio's folds. */
export const rendered: { MaskedPhoto: typeof MaskedPhoto; endsInBleed: typeof endsInBleed } | undefined = {
  MaskedPhoto,
  endsInBleed,
};
