import type { Connection } from "../database/schema";
import type { StarCount } from "../graphql/resolvers.generated";
import { distributionOf } from "./review-ratings";

/** A product, or everything in the store. */
export type ReviewSubject = { sku: string } | { storeCode: string };

/** Number of approved reviews for each number of stars, five stars first. */
export async function readDistribution(db: Connection, subject: ReviewSubject): Promise<StarCount[]> {
  const counts = await approvedReviews(db, subject)
    .select(["rating", (count) => count.fn.countAll<number>().as("count")])
    .groupBy("rating")
    .execute();
  return distributionOf(counts);
}

/** The approved reviews of the subject; no columns selected yet. */
export function approvedReviews(db: Connection, subject: ReviewSubject) {
  const approved = db.selectFrom("review").where("status", "=", "approved");
  if ("sku" in subject) return approved.where("sku", "=", subject.sku);
  return approved.where("store_code", "=", subject.storeCode);
}
