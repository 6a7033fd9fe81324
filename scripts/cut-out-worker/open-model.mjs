import { declaredInput } from "./declared-input.mjs";

/** As wide and high as a model's input or output may be, in pixels. */
export const MAX_SIDE = 4096;
const FLOAT = 1;
const CHANNELS = 3;

/**
 * Loads a model that turns a photo into a mask.
 * @param {{ path: string, side: number, mean: number[], deviation: number[], threads: number }} options `side` is the
 *   input's width and height where the model leaves them open; colors from 0 to 1 are reduced by the mean of their channel
 *   and divided by its deviation
 * @returns {Promise<{ width: number, height: number, mean: number[], deviation: number[], run: (planes: Float32Array) => Promise<{ data: Float32Array, dims: readonly number[] }> }>}
 *   `run` takes one plane for each channel, red first, and resolves to the model's first output
 * @throws Error when the runtime is not installed, or the file is not such a model
 */
export async function openModel({ path, side, mean, deviation, threads }) {
  const { default: runtime } = await import("onnxruntime-node");
  const session = await runtime.InferenceSession.create(path, {
    executionProviders: ["cpu"],
    intraOpNumThreads: threads,
    // Without an arena, memory returns to the system after each photo.
    enableCpuMemArena: false,
    logSeverityLevel: 4,
  });
  const [name, ...others] = session.inputNames;
  const [output] = session.outputNames;
  if (name === undefined || others.length > 0 || output === undefined)
    throw new Error("The model has not one input and an output.");
  const { width, height } = sizeOf(declaredInput(path, name), side);
  const dims = [1, CHANNELS, height, width];
  return {
    width,
    height,
    mean,
    deviation,
    async run(planes) {
      const results = await session.run({ [name]: new runtime.Tensor("float32", planes, dims) }, [output]);
      return results[output];
    },
  };
}

/** Null stands for a length that the model leaves open. */
function sizeOf(input, side) {
  const [batch, channels, height, width] = input?.dims ?? [];
  const isPicture =
    input?.dims.length === 4 &&
    input.type === FLOAT &&
    (batch ?? 1) === 1 &&
    (channels ?? CHANNELS) === CHANNELS;
  if (!isPicture) throw new Error("The model's input is not one picture of three channels of float32.");
  const size = { width: width ?? side, height: height ?? side };
  if (Math.max(size.width, size.height) > MAX_SIDE) throw new Error("The model's input has too many pixels.");
  return size;
}
