import type { Row } from "../database/schema";

/** The email to the store about a review to moderate. @param link to the moderation page */
export function moderationEmail(review: Row<"review">, subject: string, link: string) {
  const proof = review.is_verified === 1 ? "Verified purchase." : "Unverified purchase.";
  return {
    subject: `New review: ${review.rating} of 5 stars for ${subject}`,
    lines: [
      `${review.nickname} gave ${subject} ${review.rating} of 5 stars. ${proof}`,
      review.summary,
      review.text,
      `Approve or reject it: ${link}`,
    ],
  };
}
