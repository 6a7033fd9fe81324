import type { Row } from "../database/schema";

/** The email to the store about a review to moderate. @param link to the moderation page */
export function moderationEmail(review: Row<"review">, subject: string, link: string) {
  const proof = review.is_verified === 1 ? "The purchase is proved." : "No purchase is proved.";
  return {
    subject: `Review to read: ${review.rating} of 5 for ${subject}`,
    lines: [
      `${review.nickname} gave ${subject} ${review.rating} of 5 stars. ${proof}`,
      review.summary,
      review.text,
      `Approve or reject it: ${link}`,
    ],
  };
}
