import { join, resolve } from "node:path";
import { z } from "zod";
import { settingGroup } from "./setting-group.server";

export const databaseGroup = settingGroup("Database and data folder", {
  DATA_DIR: {
    type: z.string().min(1),
    default: "./data",
    description:
      "Folder of the database file, uploads, mail and the generated secret; only the user who runs the shop may open it",
  },
  PICTURES_DIR: {
    type: z.string().min(1),
    documentedDefault: "`DATA_DIR/pictures`",
    description:
      "Folder of the product pictures that were painted in advance; it may be deleted, and shared by several shops and machines",
  },
  DATABASE_URL: {
    type: z.string().regex(/^postgres(ql)?:\/\//, "must be a postgres address"),
    description: "A `postgres://` address; without it the shop uses SQLite in `DATA_DIR`",
  },
  DATABASE_POOL_SIZE: {
    type: z.coerce.number().int().min(2).max(1000),
    default: 10,
    description:
      "Maximum number of PostgreSQL connections per process; one more receives the cache invalidations of other processes",
  },
  DATABASE_WAIT_SECONDS: {
    type: z.coerce.number().int().min(0).max(86_400),
    default: 60,
    description: "How long a start waits for a database that does not answer",
  },
});

export type DatabaseSettings = ReturnType<typeof databaseSettings>;

/** Where data is stored. Connection limits are settings of processes. */
export function databaseSettings(values: z.infer<typeof databaseGroup.schema>) {
  return {
    /** Absolute path of the folder for the database file, uploads and emails. */
    dataDirectory: resolve(values.DATA_DIR),
    /** Absolute path of the folder for painted product pictures. */
    picturesDirectory: resolve(values.PICTURES_DIR ?? join(values.DATA_DIR, "pictures")),
    databaseUrl: values.DATABASE_URL,
  };
}
