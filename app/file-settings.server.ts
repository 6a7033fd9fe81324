import { z } from "zod";

/** Where photos and print files are kept: in the data folder, or in a bucket of any S3-compatible store. */

const given = z.string().min(1).optional();
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w-]+(\/[\w-]+)*$/;

export const fileFields = {
  S3_ENDPOINT: z
    .string()
    .url()
    .regex(/^https?:/, "must be a web address")
    .optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_BUCKET: z.string().regex(BUCKET_NAME, "must be the name of a bucket").optional(),
  S3_ACCESS_KEY_ID: given,
  S3_SECRET_ACCESS_KEY: given,
  /** Before the names of all files, for a bucket that holds other things too. */
  S3_PREFIX: z.string().regex(PREFIX, "must be names with / between them").optional(),
};

type FileValues = z.infer<z.ZodObject<typeof fileFields>>;

const NEEDED = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

export interface S3Settings {
  /** Address of the store, without a slash at its end. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Empty, or with a slash at its end. */
  prefix: string;
}

/** Half a bucket is a mistake: files would go to the disk of one process. */
export function requireWholeBucket(values: FileValues, context: z.RefinementCtx): void {
  const [set] = [...NEEDED, "S3_PREFIX" as const].filter((name) => values[name] !== undefined);
  if (!set) return;
  for (const name of NEEDED) {
    if (values[name] !== undefined) continue;
    context.addIssue({ code: "custom", path: [name], message: `is required as ${set} is set` });
  }
}

/** The bucket; undefined when files stay in the data folder. @param values what `requireWholeBucket` let pass */
export function s3Settings(values: FileValues): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ""),
    region: values.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: values.S3_PREFIX ? `${values.S3_PREFIX}/` : "",
  };
}
