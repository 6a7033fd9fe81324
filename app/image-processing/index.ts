/** Decodes, draws and encodes foreign images in bounded child processes: the shop's own process never does. */
export { ImageRejected, TooManyImages } from "./image-errors";
export { withImageFolder } from "./image-folder";
export type { ImageKind, RejectionReason } from "./image-tasks";
export { processImage } from "./process-image";
export { prepareWorker } from "./worker-pool";
