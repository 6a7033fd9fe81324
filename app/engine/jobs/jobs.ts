import { bookExpiredPoints } from "../rewards/book-expired-points";
import { tellOfExpiry } from "../rewards/tell-of-expiry";
import type { Job } from "./job";

/** All of the shop's jobs. */
export const jobs: Job[] = [bookExpiredPoints, tellOfExpiry];
