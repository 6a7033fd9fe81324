import { endsInBleed } from "../advice/mask-edge";
import { MaskedPhoto } from "../drawing/masked-photo";
import type { MaskCode } from "./later-masks";

/** The code for the server, which needs it at once; undefined in browsers. An object, as in the studio's folds. */
export const rendered: MaskCode | undefined = { MaskedPhoto, endsInBleed };
