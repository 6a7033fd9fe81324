import type { Settings } from "~/settings/settings.server";

/** A bucket of an S3-compatible store, and the keys to it. */
export type Bucket = NonNullable<Settings["s3"]>;
