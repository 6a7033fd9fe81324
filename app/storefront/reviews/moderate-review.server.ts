import { redirect } from "@remix-run/node";
import { ModerateReviewDocument, ReviewToModerateDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { clearPublicCache } from "~/provider/public-cache.server";
import { fieldText, submittedForm } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import { shopReviewView } from "./review-view";

/** Approves or rejects the review of the token, and shows it again with its new status. */
export async function moderateReview(request: Request, token: string): Promise<Response> {
  const provider = await openProvider(request);
  const decision = fieldText(await submittedForm(request), "decision");
  if (decision !== "APPROVE" && decision !== "REJECT") {
    throw new Response("Please approve or reject it.", { status: 400 });
  }
  const answer = await provider.attempt(ModerateReviewDocument, { input: { token, decision } });
  if (!answer.status) flash(provider, "error", answer.message);
  else {
    clearPublicCache();
    flash(
      provider,
      "success",
      decision === "APPROVE" ? "The review is now published." : "The review won't be published.",
    );
  }
  return redirect(new URL(request.url).pathname, { status: 303, headers: await provider.headers() });
}

/** Reads the review of the token in an email's link. @throws Response 404 for an invalid token */
export async function readReviewToModerate(token: string) {
  const provider = await openProvider(new Request("http://localhost/"));
  const { reviewToModerate } = await provider.request(ReviewToModerateDocument, { token });
  if (!reviewToModerate) throw new Response("Page Not Found", { status: 404 });
  return { review: shopReviewView(reviewToModerate.review), status: reviewToModerate.status };
}

export type ReviewToModerate = Awaited<ReturnType<typeof readReviewToModerate>>;
