import { join } from "node:path";
import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const MEGABYTE = 1024 * 1024;

const count = z.coerce.number().int().min(1);

export const connectionGroup = settingGroup("Limits of one process", {
  MAX_CONNECTIONS: {
    type: count,
    default: 2000,
    description:
      "Maximum number of open connections; further ones are closed as they arrive, and one visitor network gets at most a quarter of them",
  },
  MAX_UPLOADS: {
    type: count,
    default: 200,
    description:
      "Maximum number of uploads of all visitors that are received or waiting; further ones get 503",
  },
  MAX_UPLOADS_PER_VISITOR: {
    type: count,
    default: 12,
    description: "The same limit for one visitor network",
  },
  UPLOAD_DISK_MEGABYTES: {
    type: count,
    default: 1024,
    description: "Disk space for uploads in flight; one visitor network gets at most a quarter of it",
  },
  UPLOAD_MEMORY_MEGABYTES: {
    type: count,
    default: 128,
    description:
      "Total size of the uploads that are processed at the same time; others wait on disk, for half a minute at most",
  },
  UPLOAD_MIN_BYTES_PER_SECOND: {
    type: z.coerce.number().int().min(0),
    default: 2048,
    description: "Minimum speed of a request body; a slower one gets 408",
  },
  UPLOAD_GRACE_SECONDS: {
    type: count,
    default: 20,
    description: "Period over which that speed is measured",
  },
  UPLOAD_DIR: {
    type: z.string().min(1),
    documentedDefault: "`DATA_DIR/uploads`",
    description: "Folder for uploads in flight; it must be on a disk, not in memory",
  },
  SLOW_READER_SECONDS: {
    type: count,
    default: 30,
    description: "A response is dropped when its reader takes nothing for this long",
  },
  RESPONSE_MEMORY_MEGABYTES: {
    type: count,
    default: 64,
    description:
      "Memory for responses that their readers have not taken yet; beyond it those that wait longest are dropped",
  },
});

export type ConnectionSettings = ReturnType<typeof connectionSettings>;
export type UploadSettings = ConnectionSettings["uploads"];

/** Limits on the connections of one process. */
export function connectionSettings(values: z.infer<typeof connectionGroup.schema>, dataDirectory: string) {
  return {
    maxConnections: values.MAX_CONNECTIONS,
    uploads: {
      maxUploads: values.MAX_UPLOADS,
      maxUploadsPerVisitor: values.MAX_UPLOADS_PER_VISITOR,
      maxDiskBytes: values.UPLOAD_DISK_MEGABYTES * MEGABYTE,
      maxMemoryBytes: values.UPLOAD_MEMORY_MEGABYTES * MEGABYTE,
      minBytesPerSecond: values.UPLOAD_MIN_BYTES_PER_SECOND,
      graceMilliseconds: values.UPLOAD_GRACE_SECONDS * 1000,
      /** Absolute path. */
      folder: values.UPLOAD_DIR ?? join(dataDirectory, "uploads"),
    },
    readers: {
      stallMilliseconds: values.SLOW_READER_SECONDS * 1000,
      maxPendingBytes: values.RESPONSE_MEMORY_MEGABYTES * MEGABYTE,
    },
  };
}
