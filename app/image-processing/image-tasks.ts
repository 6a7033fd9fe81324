/** What the child processes of scripts/image-worker do. */

export type ImageKind = "jpeg" | "png" | "webp" | "gif" | "bmp" | "heic" | "svg";

interface PixelSize {
  width: number;
  height: number;
}

/** Each task's parameters and result. Every task writes its files into the folder that it is given. */
interface ImageTasks {
  /** Writes `original.jpg` at full size and a file for each of the sizes, each made from the one before. */
  develop: {
    parameters: {
      /** Pixels of the shorter side. */
      minSide: number;
      /** Of the longer side to the shorter one. */
      maxProportion: number;
      /** `side` is the most pixels of the longer side. */
      sizes: readonly { name: string; side: number; quality: number }[];
    };
    /** Size of the original in pixels and bytes; when it was taken, by the camera's own clock. */
    result: PixelSize & { bytes: number; takenAt: string | null };
  };
  /** Writes `fitted.jpg`, no longer than `side` pixels. */
  fit: { parameters: { side: number; quality: number }; result: PixelSize };
  /** Writes `drawn.jpg`: the whole image in a frame of that size, the background around it. */
  draw: { parameters: PixelSize & { background: string; quality: number }; result: PixelSize };
  /** Writes `recolored.jpg`: colors multiplied by the matrix, the offsets (0 to 255) added. */
  recolor: { parameters: { matrix: number[][]; offsets: number[]; quality: number }; result: PixelSize };
}

export type TaskName = keyof ImageTasks;
export type ParametersOf<Task extends TaskName> = ImageTasks[Task]["parameters"];
export type ResultOf<Task extends TaskName> = ImageTasks[Task]["result"];

/** Why an image cannot be used. */
export type RejectionReason =
  | { code: "unreadable" | "too-small" | "too-narrow" }
  /** `megapixels` is the most that an image of its format may have. */
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

/** The child process's message back; `died` is said in place of a process that ended before it could answer. */
export type WorkerOutcome =
  | { status: "done"; result: ResultOf<TaskName> }
  | { status: "rejected"; reason: RejectionReason }
  | { status: "heavy" | "died" }
  | { status: "failed"; message: string };

/** `seconds` of processor time, or how long a process ran that died; one that `isWorn` is not to be asked again. */
export type WorkerResponse = WorkerOutcome & { seconds: number; isWorn: boolean };
