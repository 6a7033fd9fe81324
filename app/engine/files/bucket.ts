import type { Settings } from "~/settings/settings.server";

/** A bucket of an S3-compatible store, with its access keys. */
export type Bucket = NonNullable<Settings["s3"]>;
