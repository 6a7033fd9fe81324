import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const nonEmpty = z.string().min(1);
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w-]+(\/[\w-]+)*$/;

export const fileGroup = settingGroup("Photos and print files in a bucket", {
  S3_ENDPOINT: {
    type: z
      .string()
      .url()
      .regex(/^https?:/, "must be a web address"),
    description:
      "Address of an S3-compatible store for photos and print files; without it they are stored in `DATA_DIR`",
  },
  S3_REGION: { type: nonEmpty, default: "us-east-1", description: "Region of the bucket" },
  S3_BUCKET: {
    type: z.string().regex(BUCKET_NAME, "must be the name of a bucket"),
    description: "Name of the bucket; address, name and both keys must be set together",
  },
  S3_ACCESS_KEY_ID: {
    type: nonEmpty,
    description: "Key that may read, write, list and remove files of the bucket",
  },
  S3_SECRET_ACCESS_KEY: { type: nonEmpty, description: "Secret of that key" },
  S3_PREFIX: {
    type: z.string().regex(PREFIX, "must be names with / between them"),
    description: "Prefix of all file names, for a bucket that contains other files too",
  },
});

type FileValues = z.infer<typeof fileGroup.schema>;

const NEEDED = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

export type S3Settings = NonNullable<ReturnType<typeof s3Settings>>;

/** Adds an issue for each missing setting of a bucket: without it, files would be stored on one process's disk. */
export function requireWholeBucket(values: FileValues, context: z.RefinementCtx): void {
  const [set] = [...NEEDED, "S3_PREFIX" as const].filter((name) => values[name] !== undefined);
  if (!set) return;
  for (const name of NEEDED) {
    if (values[name] !== undefined) continue;
    context.addIssue({ code: "custom", path: [name], message: `is required as ${set} is set` });
  }
}

/** The bucket; undefined when files are stored in the data folder. @param values checked by `requireWholeBucket` */
export function s3Settings(values: FileValues) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    /** Endpoint URL, without a trailing slash. */
    endpoint: S3_ENDPOINT.replace(/\/+$/, ""),
    region: values.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    /** Empty, or with a trailing slash. */
    prefix: values.S3_PREFIX ? `${values.S3_PREFIX}/` : "",
  };
}
