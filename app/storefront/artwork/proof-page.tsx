import { Form } from "@remix-run/react";
import { ButtonLink } from "../ui/button";
import { ErrorSummary } from "../ui/error-summary";
import { Page, PageHeading } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import type { ProofRejection } from "./answer-proof.server";
import { ARTWORK_PATH, type ArtworkView, artworkPath, PROOF_PATH } from "./artwork-view";
import { FindOrder } from "./find-order";
import { ProofAnswer } from "./proof-answer";
import { ProofLinkForm } from "./proof-link-form";
import { ItemHeading, SurfacePictures } from "./surface-pictures";

/** Shows the proofs of an order, to be approved or changed before production. */
export function ProofPage({ view, rejection }: { view: ArtworkView; rejection: ProofRejection | null }) {
  const { order, items } = view;
  if (!order || !items) {
    return (
      <Page>
        <PageHeading lead="Review your designs before we make them. Approve them or ask for a change.">
          Approve your proof
        </PageHeading>
        <FindOrder view={view} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading lead={leadOf(view)}>Proof of order {order.number}</PageHeading>
      {!order.may_answer && items.length > 0 && order.proof_request !== "NONE" && (
        <ProofLinkForm order={order} rejection={rejection} />
      )}
      {order.may_answer && order.proof_request === "POSSIBLE" && items.length > 0 && (
        <Form method="post" action={artworkPath(PROOF_PATH, order.artwork_token)} className="mb-10">
          <ErrorSummary source={rejection} whole={rejection?.message} problems={[]} />
          <SubmitButton name="verdict" value="ASK">
            Send me a proof before you make it
          </SubmitButton>
        </Form>
      )}
      <ol className="space-y-14">
        {items.map((item) => (
          <li key={item.id}>
            <ItemHeading item={item} />
            <div className="grid items-start gap-6 lg:grid-cols-[1fr_360px] lg:gap-10">
              <SurfacePictures item={item} />
              {item.proof && (
                <ProofAnswer
                  order={order}
                  item={item}
                  proof={item.proof}
                  rejection={rejection?.item === item.id ? rejection : null}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-10">
        <ButtonLink to={artworkPath(ARTWORK_PATH, order.artwork_token)} variant="quiet">
          View artwork only
        </ButtonLink>
      </p>
    </Page>
  );
}

function leadOf({ order, items }: ArtworkView): string {
  if (!order || !items?.length)
    return "There are no custom designs in this order, so there's nothing to approve.";
  if (items.some(({ proof }) => proof)) {
    return "Double-check every name and number. What you see is what we make, and only once you approve.";
  }
  switch (order.proof_request) {
    case "ASKED":
      return "We'll email your proof as soon as your order is paid and its print files are ready. We won't start until you approve it.";
    case "POSSIBLE":
      return "You didn't ask for a proof, so we'll make your designs as shown here. You can still request one; your order will then wait for your approval.";
    case "NONE":
      return "We've started making this order, so its designs can no longer be changed.";
  }
}
