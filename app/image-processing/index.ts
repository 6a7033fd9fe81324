/** Decodes, draws and encodes untrusted images in limited child processes, never in the store's own process. */
export { ImageRejected, TooManyImages } from "./image-errors";
export { withImageFolder } from "./image-folder";
export type { ImageKind, RejectionReason } from "./image-tasks";
export { paintDrawing } from "./paint-drawing";
export { processImage } from "./process-image";
export { prepareWorker } from "./worker-pool";
