import { Form } from "@remix-run/react";
import { OrderStatus } from "../account/orders/order-status";
import { LineOptions } from "../cart/lines/line-options";
import { ButtonLink } from "../ui/button";
import { Price } from "../ui/money";
import { Page, PageHeading } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import { FulfillmentClaims } from "./fulfillment-claims";
import { FULFILLMENT_INTENTS, stepWords } from "./fulfillment-forms";
import { FulfillmentPart } from "./fulfillment-part";
import { FulfillmentPrints } from "./fulfillment-prints";
import type { FulfillmentView } from "./read-fulfillment.server";
import { RefundForm } from "./refund-form";
import { ShipForm } from "./ship-form";

/** The page on which the shop processes one order, opened by the link in its email. */
export function FulfillmentPage({ view }: { view: FulfillmentView }) {
  return (
    <Page>
      <div className="mx-auto max-w-[860px]">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <PageHeading className="" lead={`Placed on ${view.placedOn} by ${view.email}`}>
            Order {view.number}
          </PageHeading>
          <OrderStatus status={view.status} statusCode={view.statusCode} />
        </div>
        {view.steps.length > 0 && <Steps view={view} />}
        <div className="space-y-6">
          <Contents view={view} />
          {view.prints.length > 0 && <FulfillmentPrints prints={view.prints} />}
          {view.canShip && <ShipForm view={view} />}
          {view.parcels.length > 0 && <SentParcels view={view} />}
          {view.claims.length > 0 && <FulfillmentClaims claims={view.claims} />}
          {view.refunds.length > 0 && <Refunds view={view} />}
          {view.refund && <RefundForm refund={view.refund} />}
        </div>
      </div>
    </Page>
  );
}

function Steps({ view }: { view: FulfillmentView }) {
  return (
    <Form method="post" className="mb-6 flex flex-wrap gap-3">
      <input type="hidden" name="intent" value={FULFILLMENT_INTENTS.step} />
      {view.steps.map((step, index) => (
        <SubmitButton key={step} name="step" value={step} variant={index === 0 ? "primary" : "quiet"}>
          {stepWords[step].button}
        </SubmitButton>
      ))}
    </Form>
  );
}

function Contents({ view }: { view: FulfillmentView }) {
  return (
    <FulfillmentPart id="contents" title="What to make">
      <ul className="divide-y divide-line">
        {view.lines.map((line) => (
          <li key={line.id} className="py-3 first:pt-0">
            <p className="font-semibold">
              {line.quantity} × {line.name}
            </p>
            <LineOptions options={line.options} />
          </li>
        ))}
      </ul>
      <ButtonLink to={view.artworkPath} variant="plain" className="-ml-2 print:hidden">
        View the designs as printed
      </ButtonLink>
      <dl className="mt-3 grid gap-5 border-t border-line pt-4 sm:grid-cols-3">
        {view.total && (
          <div className={view.isDropship ? "print:hidden" : undefined}>
            <dt className="text-sm text-soft-ink">Total</dt>
            <dd className="font-semibold tabular-nums">
              <Price money={view.total} />
            </dd>
          </div>
        )}
        {view.shippingMethod && (
          <div>
            <dt className="text-sm text-soft-ink">Shipping</dt>
            <dd>
              {view.shippingMethod}
              {view.isDropship && (
                <span className="block font-semibold text-accent-strong">Hide prices (gift)</span>
              )}
            </dd>
          </div>
        )}
        {view.shippingAddress && (
          <div className="min-w-0">
            <dt className="text-sm text-soft-ink">Ship to</dt>
            <dd>
              {view.shippingAddress.map((line) => (
                <span key={line} className="block break-words">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        )}
        {view.notes.map((note) => (
          <Note key={note.title} note={note} />
        ))}
      </dl>
    </FulfillmentPart>
  );
}

function Note({ note: { title, text } }: { note: FulfillmentView["notes"][number] }) {
  return (
    <div className="min-w-0 sm:col-span-3">
      <dt className="text-sm text-soft-ink">{title}</dt>
      <dd className="whitespace-pre-line break-words font-semibold">{text}</dd>
    </div>
  );
}

function Refunds({ view }: { view: FulfillmentView }) {
  return (
    <FulfillmentPart id="refunds" title="Refunds">
      <ul className="divide-y divide-line">
        {view.refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap justify-between gap-4 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0">
              <p className="font-semibold">
                {refund.amount} on {refund.day}
              </p>
              <p className="break-words text-sm text-soft-ink">{refund.contents}</p>
            </div>
            {refund.creditMemo && (
              <a
                href={refund.creditMemo.path}
                className="inline-flex min-h-[44px] items-center font-semibold text-accent-strong underline underline-offset-4"
              >
                Credit memo {refund.creditMemo.number} (PDF)
              </a>
            )}
          </li>
        ))}
      </ul>
    </FulfillmentPart>
  );
}

function SentParcels({ view }: { view: FulfillmentView }) {
  return (
    <FulfillmentPart id="parcels" title="Packages">
      <ul className="divide-y divide-line">
        {view.parcels.map((parcel) => (
          <li
            key={parcel.number}
            className="flex flex-wrap items-center justify-between gap-4 py-4 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-semibold">{parcel.number}</p>
              <p className="break-words text-sm text-soft-ink">
                {parcel.carrier} {parcel.trackingNumber}, shipped on {parcel.sentOn}
              </p>
              <p className="text-sm text-soft-ink">{parcel.contents}</p>
            </div>
            {parcel.arrivedOn ? (
              <p className="text-sm font-semibold text-pine">Delivered on {parcel.arrivedOn}</p>
            ) : (
              <Form method="post">
                <input type="hidden" name="intent" value={FULFILLMENT_INTENTS.deliver} />
                <SubmitButton name="number" value={parcel.number} variant="quiet">
                  Mark as delivered
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </FulfillmentPart>
  );
}
