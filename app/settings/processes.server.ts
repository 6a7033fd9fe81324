import { z } from "zod";
import type { databaseGroup } from "./database.server";
import type { entranceGroup } from "./entrance.server";
import { settingGroup } from "./setting-group.server";

export const processGroup = settingGroup("Processes", {
  REQUEST_TIMEOUT_MILLISECONDS: {
    type: z.coerce.number().int().min(1000).max(600_000),
    default: 12_000,
    description:
      "How long a request may wait for the database and the provider together before it is answered with 503",
  },
  JOB_SECONDS: {
    type: z.coerce.number().int().min(1).max(3600),
    default: 60,
    description: "Interval at which each process checks for scheduled jobs",
  },
  CLUSTER_PROCESSES: {
    type: z.coerce.number().int().min(1).max(1000),
    default: 1,
    documentedDefault: "one per core",
    description:
      "Number of processes of `npm run start:cluster`, which needs PostgreSQL or a remote provider",
  },
  STOP_DELAY_SECONDS: {
    type: z.coerce.number().int().min(0).max(20),
    documentedDefault: "`5` with `TRUSTED_PROXIES`, else `0`",
    description:
      "How long connections are still accepted after the signal to stop, while `/readyz` reports it; at most 20",
  },
});

/** Time in which a proxy or load balancer requests /readyz. */
const STOP_DELAY_BEHIND_A_PROXY = 5;

export type ProcessSettings = ReturnType<typeof processSettings>;

type ProcessValues = z.infer<typeof processGroup.schema> &
  Pick<z.infer<typeof databaseGroup.schema>, "DATABASE_POOL_SIZE" | "DATABASE_WAIT_SECONDS"> &
  Pick<z.infer<typeof entranceGroup.schema>, "TRUSTED_PROXIES">;

/** Settings of a process among several. */
export function processSettings(values: ProcessValues) {
  return {
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS,
    /** Milliseconds. */
    requestTimeout: values.REQUEST_TIMEOUT_MILLISECONDS,
    jobSeconds: values.JOB_SECONDS,
    /** Number of processes on this machine, if known; the cluster sets it for each of them. */
    count: values.CLUSTER_PROCESSES,
    stopDelaySeconds: values.STOP_DELAY_SECONDS ?? (values.TRUSTED_PROXIES ? STOP_DELAY_BEHIND_A_PROXY : 0),
  };
}
