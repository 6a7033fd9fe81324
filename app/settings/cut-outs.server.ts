import { accessSync, constants, statSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { z } from "zod";
import { settingGroup } from "./setting-group.server";

/** How the models that are published expect their colors, from 0 to 1: less the mean, divided by the deviation. */
const colors = {
  /** U²-Net, BiRefNet: by the colors of ImageNet. */
  imagenet: { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] },
  /** ISNet, RMBG: from -0.5 to 0.5. */
  half: { mean: [0.5, 0.5, 0.5], deviation: [1, 1, 1] },
  /** MODNet: from -1 to 1. */
  whole: { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] },
  plain: { mean: [0, 0, 0], deviation: [1, 1, 1] },
} as const;

type Colors = keyof typeof colors;

/** The package that runs models; it is no dependency of the store (decision 0181). */
const RUNTIME = "onnxruntime-node";

export const cutOutGroup = settingGroup("Cutouts by a model", {
  CUT_OUT_MODEL: {
    type: z.string().transform((path, context) => {
      const problem = problemOf(path);
      if (problem === null) return resolve(path);
      context.addIssue({ code: "custom", message: problem });
      return z.NEVER;
    }),
    description: `Path of an ONNX model that finds the pet in a photo, such as U²-Net, ISNet, RMBG or MODNet: one picture as its input, one mask as its first output. The studio then offers "Find my pet"; it needs the package \`${RUNTIME}\`. Without it pets are cut out by hand`,
  },
  CUT_OUT_COLORS: {
    type: z.enum(Object.keys(colors) as [Colors, ...Colors[]]),
    default: "imagenet",
    description:
      "Colors that the model expects: `imagenet` (U²-Net, BiRefNet), `half` from -0.5 to 0.5 (ISNet, RMBG), `whole` from -1 to 1 (MODNet), or `plain` from 0 to 1",
  },
  CUT_OUT_SIDE: {
    type: z.coerce.number().int().min(64).max(2048),
    default: 1024,
    description:
      "Width and height in pixels of a photo for the model, when the model itself leaves them open",
  },
  CUT_OUT_MEMORY_MEGABYTES: {
    type: z.coerce.number().int().min(256).max(65_536),
    default: 3072,
    description: "Memory limit of the process that runs the model",
  },
  CUT_OUT_SECONDS: {
    type: z.coerce.number().int().min(1).max(120),
    default: 10,
    description:
      "How long a shopper waits for the model at most; `REQUEST_TIMEOUT_MILLISECONDS` also limits each request",
  },
});

/** Says why a model cannot be used; null when it can. */
function problemOf(path: string): string | null {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    return `names a file that does not exist, or is not a file: ${path}`;
  try {
    accessSync(path, constants.R_OK);
  } catch {
    return `names a file that cannot be read: ${path}`;
  }
  try {
    createRequire(resolve("package.json")).resolve(RUNTIME);
    return null;
  } catch {
    return `needs the package ${RUNTIME}, which is not installed (docs/operating.md)`;
  }
}

export interface CutOutModel {
  /** Of its ONNX file. */
  path: string;
  /** For each channel, in colors from 0 to 1. */
  mean: readonly number[];
  deviation: readonly number[];
  /** Of its input where it leaves them open, in pixels. */
  side: number;
  maxMegabytes: number;
  /** That a shopper waits at most. */
  maxSeconds: number;
}

/** The model that finds pets; null when they are cut out by hand only. */
export function cutOutModel(values: z.infer<typeof cutOutGroup.schema>): CutOutModel | null {
  if (values.CUT_OUT_MODEL === undefined) return null;
  return {
    path: values.CUT_OUT_MODEL,
    ...colors[values.CUT_OUT_COLORS],
    side: values.CUT_OUT_SIDE,
    maxMegabytes: values.CUT_OUT_MEMORY_MEGABYTES,
    maxSeconds: values.CUT_OUT_SECONDS,
  };
}
