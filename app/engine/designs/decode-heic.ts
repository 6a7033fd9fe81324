import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

const require = createRequire(import.meta.url);
const TIMEOUT_MILLISECONDS = 60_000;

/** Uncompressed, four bytes a pixel, upright: the decoder turns the picture as the camera noted. */
export interface DecodedPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Decoding takes a second or two of computing, so it is done on a thread of its own. */
const WORKER = `
  const { parentPort, workerData } = require("node:worker_threads");
  const decode = require(workerData.decoder);
  (async () => {
    const [picture] = await decode.all({ buffer: workerData.bytes });
    const { width, height } = picture;
    if (width * height > workerData.mostPixels) return parentPort.postMessage({ tooLarge: true });
    const { data } = await picture.decode();
    parentPort.postMessage({ width, height, data }, [data.buffer]);
  })();
`;

/**
 * Decodes the main picture of a HEIC file.
 * @returns null when it has more than `mostPixels`
 * @throws Error when the file cannot be decoded
 */
export function decodeHeic(bytes: Buffer, mostPixels: number): Promise<DecodedPicture | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      eval: true,
      stdout: true,
      stderr: true,
      workerData: { bytes, mostPixels, decoder: require.resolve("heic-decode") },
    });
    const timer = setTimeout(
      () => finish(() => reject(new Error("Decoding took too long."))),
      TIMEOUT_MILLISECONDS,
    );
    function finish(settle: () => void): void {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    }
    worker.once("message", (message: DecodedPicture | { tooLarge: true }) =>
      finish(() => resolve("tooLarge" in message ? null : message)),
    );
    worker.once("error", (error) => finish(() => reject(error)));
    worker.once("exit", () => finish(() => reject(new Error("The decoder stopped."))));
  });
}
