/** Tasks of the child processes of scripts/image-worker. */

export type ImageKind = "jpeg" | "png" | "webp" | "gif" | "bmp" | "tiff" | "avif" | "heic" | "svg";

interface PixelSize {
  width: number;
  height: number;
}

/** A file to be painted. */
export interface PaintingOutput {
  name: string;
  /** In pixels. */
  width: number;
  format: "avif" | "webp";
}

/** Parameters and result of each task. Every task writes its files into the given folder. */
interface ImageTasks {
  /** Writes `original.jpg` at full size and a file for each of the sizes, each made from the previous one. */
  reencodePhoto: {
    parameters: {
      /** Minimum pixels of the shorter side. */
      minSide: number;
      /** Maximum ratio of the longer to the shorter side. */
      maxProportion: number;
      /** `side` is the maximum length of the longer side in pixels. */
      sizes: readonly { name: string; side: number; quality: number }[];
    };
    /**
     * Size of the original in pixels and bytes; capture time in the camera's local time; the point that stands out, as
     * fractions of width and height.
     */
    result: PixelSize & {
      bytes: number;
      takenAt: string | null;
      focus: { x: number; y: number } | null;
      /** The main colors (hex), the most striking first. */
      colors: string[];
    };
  };
  /** Writes `fitted.jpg`, whose longer side has at most `side` pixels. */
  fit: { parameters: { side: number; quality: number }; result: PixelSize };
  /** Writes `drawn.jpg`: the whole image within a frame of that size, on the background. */
  draw: { parameters: PixelSize & { background: string; quality: number }; result: PixelSize };
  /** Writes `logo.png`: one of our drawings in a square of `size` pixels, taking that share of its sides. */
  drawLogo: { parameters: { size: number; share: number; background: string }; result: PixelSize };
  /** Writes each output: one of our drawings, or a photograph of a brand, in that width and format. */
  paint: { parameters: { outputs: readonly PaintingOutput[] }; result: { preview: string } };
  /**
   * Writes no file: the shapes of an SVG file as filled paths in a square of 100 by 100, with colors (hex) if it has several,
   * and the file's bytes.
   */
  readVector: {
    parameters: Record<string, never>;
    result: { paths: { d: string; isEvenOdd: boolean; color?: string }[]; bytes: number };
  };
  /**
   * Writes no file: the pixels of the thinnest line of one of our drawings, black with a blank margin, if that is below the
   * limit.
   */
  thinnestLine: { parameters: { limit: number }; result: { width: number | null } };
  /** Writes `recolored.jpg`: colors multiplied by the matrix, the offsets (0 to 255) added. */
  recolor: { parameters: { matrix: number[][]; offsets: number[]; quality: number }; result: PixelSize };
  /** Writes `resampled.jpg`, at most `width` pixels wide, with full color resolution. */
  resample: { parameters: { width: number; quality: number }; result: PixelSize };
  /**
   * Converts to the inks of the ICC profile at that path (CMYK) and writes `separated.jpg`, or for `raw` the pixels as
   * `separated.bin`: cyan, magenta, yellow and black from 0 to 255, without gaps.
   */
  separate: {
    parameters: { profile: string; format: "raw" } | { profile: string; format: "jpeg"; quality: number };
    result: PixelSize;
  };
  /**
   * Writes `dithered.bin`: rows of bits in that size, each row padded to whole bytes; 0 is engraved, 1 bare, as is all that
   * the mask at that path (`drawMask`) leaves out.
   */
  dither: { parameters: PixelSize & { mask?: PixelSize & { path: string } }; result: PixelSize };
  /**
   * Writes `mask.bin`: the drawing of a mask in gray, a byte for each pixel, blurred by that standard deviation and without
   * the margin, both in pixels.
   */
  drawMask: { parameters: { margin: number; blur: number }; result: PixelSize };
}

export type TaskName = keyof ImageTasks;
export type ParametersOf<Task extends TaskName> = ImageTasks[Task]["parameters"];
export type ResultOf<Task extends TaskName> = ImageTasks[Task]["result"];

/** The reason a file is no clip art. */
export type VectorRejection =
  | "has-text"
  | "has-image"
  | "has-symbols"
  | "has-style-sheet"
  | "has-dashes"
  | "too-complex"
  | "empty";

/** The reason an image is unusable. */
export type RejectionReason =
  | { code: "unreadable" | "too-small" | "too-narrow" }
  /** Its child process ended at the limit of memory or time. */
  | { code: "too-heavy" }
  | { code: VectorRejection }
  /** `megapixels` is the limit for the image's format, and for the memory of a child process. */
  | { code: "too-many-pixels"; megapixels: number };

/** One message to a child process. */
export type WorkerRequest = {
  [Task in TaskName]: ParametersOf<Task> & {
    task: Task;
    kind: ImageKind;
    /** Path of the image. */
    input: string;
    folder: string;
    mayBeHeavy: boolean;
  };
}[TaskName];

/** Response of the child process; `died` stands for a process that ended without a response. */
export type WorkerOutcome =
  | { status: "done"; result: ResultOf<TaskName> }
  | { status: "rejected"; reason: RejectionReason }
  | { status: "heavy" | "died" }
  | { status: "failed"; message: string };

/**
 * `seconds` of processor time, or the running time of a process that died; a process that `isWorn` must not be reused.
 */
export type WorkerResponse = WorkerOutcome & { seconds: number; isWorn: boolean };
