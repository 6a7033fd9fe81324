/** Decodes, draws and encodes untrusted images in limited child processes, never in the store's own process. */
export { type ForegroundMask, findForeground } from "./find-foreground";
export type { ForegroundModel } from "./foreground-worker";
export { ForegroundFailed, ImageRejected, TooManyImages } from "./image-errors";
export { withImageFolder } from "./image-folder";
export type {
  ImageKind,
  PaintingOutput,
  ParametersOf,
  RejectionReason,
  TaskName,
} from "./image-tasks";
export { paintDrawing, paintPhotograph } from "./paint-drawing";
export { processImage } from "./process-image";
export { prepareWorker } from "./worker-pool";
