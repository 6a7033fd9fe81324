import { Form } from "@remix-run/react";
import { ButtonLink } from "../ui/button";
import { Page, PageHeading } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import type { ProofRefusal } from "./answer-proof.server";
import { ARTWORK_PATH, type ArtworkView, artworkPath, PROOF_PATH } from "./artwork-view";
import { FindOrder } from "./find-order";
import { ProofAnswer } from "./proof-answer";
import { ProofLinkForm } from "./proof-link-form";
import { ItemHeading, SurfacePictures } from "./surface-pictures";

interface ProofPageProps {
  view: ArtworkView;
  refusal: ProofRefusal | null;
}

/** The proofs of an order, to be approved or changed before we make it. */
export function ProofPage({ view, refusal }: ProofPageProps) {
  const { order, items } = view;
  if (!order || !items) {
    return (
      <Page>
        <PageHeading lead="Look at your designs once more before we make them. You can approve them or ask for a change.">
          Approve your proof
        </PageHeading>
        <FindOrder view={view} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading lead={leadOf(view)}>Proof of order {order.number}</PageHeading>
      {!order.mayAnswer && items.length > 0 && order.proofRequest !== "NONE" && (
        <ProofLinkForm order={order} refusal={refusal} />
      )}
      {order.mayAnswer && order.proofRequest === "POSSIBLE" && items.length > 0 && (
        <Form method="post" action={artworkPath(PROOF_PATH, order.token)} className="mb-10">
          {refusal && (
            <p role="alert" className="mb-3 font-semibold text-accent-strong">
              {refusal.message}
            </p>
          )}
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
                  refusal={refusal?.item === item.id ? refusal : null}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-10">
        <ButtonLink to={artworkPath(ARTWORK_PATH, order.token)} variant="quiet">
          See the artwork alone
        </ButtonLink>
      </p>
    </Page>
  );
}

function leadOf({ order, items }: ArtworkView): string {
  if (!order || !items?.length) return "Nothing in this order was designed, so there is nothing to approve.";
  if (items.some(({ proof }) => proof)) {
    return "Read every name and number once more. What you see is what we make, and only what you approve.";
  }
  switch (order.proofRequest) {
    case "ASKED":
      return "Your proof comes by email as soon as the order is paid and its print files are made. We make nothing before you approve it.";
    case "POSSIBLE":
      return "Nobody asked for a proof of this order, so we make your designs as they are shown here. You can still have one first; your order then waits for your answer.";
    case "NONE":
      return "We have begun to make this order, so its designs can no longer change.";
  }
}
