import { MaskDrawing } from "./mask-drawing";

/** The same drawing for the server, which needs it at once; undefined in browsers. An object, as in the studio's folds. */
export const rendered: { MaskDrawing: typeof MaskDrawing } | undefined = { MaskDrawing };
