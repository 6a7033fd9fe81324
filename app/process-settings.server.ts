import { z } from "zod";

/** How one process of the shop works beside others. */

export const processFields = {
  /** The most connections to PostgreSQL that each process keeps. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(1000).default(10),
  /** How long a start waits for a database that does not answer. */
  DATABASE_WAIT_SECONDS: z.coerce.number().int().min(0).max(86_400).default(60),
  /** How long a request may wait for database and provider together before it is answered with 503. */
  REQUEST_TIMEOUT_MILLISECONDS: z.coerce.number().int().min(1000).max(600_000).default(12_000),
  /** Seconds between two looks for what is due by the clock. */
  JOB_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  /** How many processes `npm run start:cluster` serves with; it sets this for each of them. */
  CLUSTER_PROCESSES: z.coerce.number().int().min(1).max(1000).default(1),
  /** Seconds for which connections are still taken once the process was asked to stop and /readyz says so. */
  STOP_DELAY_SECONDS: z.coerce.number().int().min(0).max(20).optional(),
};

/** A proxy or load balancer has asked /readyz by then. */
const STOP_DELAY_BEHIND_A_PROXY = 5;

export interface ProcessSettings {
  databasePoolSize: number;
  databaseWaitSeconds: number;
  /** Milliseconds. */
  requestTimeout: number;
  jobSeconds: number;
  /** How many there are on this machine, as far as is known. */
  count: number;
  /** For how long connections are still taken after the signal to stop. */
  stopDelaySeconds: number;
}

/** @param values what `processFields` and the field of the proxies have read */
export function processSettings(values: {
  DATABASE_POOL_SIZE: number;
  DATABASE_WAIT_SECONDS: number;
  REQUEST_TIMEOUT_MILLISECONDS: number;
  JOB_SECONDS: number;
  CLUSTER_PROCESSES: number;
  STOP_DELAY_SECONDS?: number;
  TRUSTED_PROXIES?: number | string[];
}): ProcessSettings {
  return {
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS,
    requestTimeout: values.REQUEST_TIMEOUT_MILLISECONDS,
    jobSeconds: values.JOB_SECONDS,
    count: values.CLUSTER_PROCESSES,
    stopDelaySeconds: values.STOP_DELAY_SECONDS ?? (values.TRUSTED_PROXIES ? STOP_DELAY_BEHIND_A_PROXY : 0),
  };
}
