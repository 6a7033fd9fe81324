import { Form, Link } from "@remix-run/react";
import { ErrorSummary } from "../ui/error-summary";
import { SubmitButton } from "../ui/submit-button";
import type { ProofRejection } from "./answer-proof.server";
import { artworkPath, type OrderOfArtwork, PROOF_PATH } from "./artwork-view";

interface ProofLinkFormProps {
  order: OrderOfArtwork;
  rejection: ProofRejection | null;
}

/**
 * Explains how to get the emailed link, to buyers who found the order without it: answering needs the link or a
 * signed-in customer.
 */
export function ProofLinkForm({ order, rejection }: ProofLinkFormProps) {
  const path = artworkPath(PROOF_PATH, order.artwork_token);
  return (
    <Form
      method="post"
      action={path}
      className="mb-10 max-w-[640px] rounded-card border border-line bg-card p-5"
    >
      <p className="mb-4">
        Only you can approve your designs. To respond, open the link in our email, have us send it again, or{" "}
        <Link
          to={`/customer/login?${new URLSearchParams({ redirect: path })}`}
          className="text-accent-strong underline underline-offset-4"
        >
          sign in
        </Link>{" "}
        if you ordered with an account.
      </p>
      <ErrorSummary source={rejection} whole={rejection?.message} problems={[]} />
      <SubmitButton name="verdict" value="LINK">
        Email me the link
      </SubmitButton>
    </Form>
  );
}
