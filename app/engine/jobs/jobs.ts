import type { Job } from "./job";

/** All of the shop's jobs. */
export const jobs: Job[] = [];
