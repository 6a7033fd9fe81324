import { Fragment, type ReactNode } from "react";
import { thisBrand } from "~/brand/this-brand";
import { SUBSCRIBE_FIELD } from "../newsletter/subscribe-response";
import { Countdown } from "../offers/countdown";
import { Breadcrumbs, type Trail } from "../ui/breadcrumbs";
import { Container, PageHeading } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";
import type { PriceCodeView } from "./price-code-views";
import type { CouponView, DealsView } from "./read-deals.server";
import type { DealView } from "./running-offers";

export const DEALS_TRAIL: Trail = { steps: [], here: "Coupons and deals" };

/** Lists every code and offer that is valid now, and permanent offers. */
export function DealsPage({ view }: { view: DealsView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs {...DEALS_TRAIL} />
      <PageHeading
        lead="Enter a code in your cart, next to the order summary. One code per order."
        className="mb-8"
      >
        Coupons, codes and deals
      </PageHeading>
      <FirstOrder />
      <Coupons coupons={view.coupons} />
      {view.priceCodes.length > 0 && <PriceCodes priceCodes={view.priceCodes} now={view.now} />}
      {view.offers.length > 0 && <Offers offers={view.offers} />}
      <AlwaysOn freeShippingFrom={view.freeShippingFrom} />
    </Container>
  );
}

/** The best deal, for a shopper's first order. */
function FirstOrder() {
  return (
    <section aria-labelledby="first-order" className="mb-10 rounded-card bg-accent-tint p-5 md:p-6">
      <h2 id="first-order" className="font-heading text-xl font-semibold md:text-2xl">
        50% off your first order
      </h2>
      <p className="mt-2 max-w-measure">
        <a
          href={`#${SUBSCRIBE_FIELD}`}
          className="font-semibold text-accent-strong underline underline-offset-4"
        >
          Enter your email
        </a>
        , confirm it, and we'll send your code.
      </p>
    </section>
  );
}

function Coupons({ coupons }: { coupons: CouponView[] }) {
  return (
    <section aria-labelledby="codes">
      <h2 id="codes" className="mb-4 font-heading text-xl font-semibold md:text-2xl">
        Current codes
      </h2>
      {coupons.length === 0 && (
        <p className="max-w-measure rounded-card border border-line bg-card p-6">
          There are no public codes right now. The offers below don't need one.
        </p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {coupons.map(({ code, label, conditions }) => (
          <li key={code} className="rounded-card border border-line bg-card p-5 md:p-6">
            <p className="font-heading text-xl font-semibold">{label}</p>
            <p className="mt-3 inline-flex min-h-[48px] select-all items-center rounded-field border-2 border-dashed border-accent bg-accent-tint px-5 text-lg font-semibold tracking-wide">
              <span className="sr-only">Code: </span>
              {code}
            </p>
            <ul className="mt-3 text-soft-ink">
              {conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Prices that a link gives to this browser, instead of a code to enter. */
function PriceCodes({ priceCodes, now }: { priceCodes: PriceCodeView[]; now: string }) {
  return (
    <section aria-labelledby="special-prices" className="mt-10 lg:mt-14">
      <h2 id="special-prices" className="mb-4 font-heading text-xl font-semibold md:text-2xl">
        Special prices
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {priceCodes.map(({ title, href, endsAt, ends, showTimer }) => (
          <li key={href} className="rounded-card border border-line bg-card p-5 md:p-6">
            <h3 className="font-heading text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-sm font-semibold text-pine">
              {showTimer && endsAt ? <Countdown endsAt={endsAt} now={now} /> : ends}
            </p>
            <p className="mt-2">
              <a
                href={href}
                className="inline-flex min-h-[24px] items-center font-semibold text-accent-strong underline underline-offset-4"
              >
                Shop at this price<span className="sr-only">: {title}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offers({ offers }: { offers: DealView[] }) {
  return (
    <section aria-labelledby="offers" className="mt-10 lg:mt-14">
      <h2 id="offers" className="mb-4 font-heading text-xl font-semibold md:text-2xl">
        Running offers
      </h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {offers.map(({ title, details, ends }) => (
          <li key={title} className="rounded-card bg-mint p-5 md:p-6">
            <h3 className="font-heading text-lg font-semibold">{title}</h3>
            <p className="mt-2">{details}</p>
            {ends && <p className="mt-2 text-sm font-semibold text-pine">{ends}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AlwaysOn({ freeShippingFrom }: { freeShippingFrom: string | null }) {
  return (
    <section aria-labelledby="always" className="mt-10 lg:mt-14">
      <h2 id="always" className="mb-4 font-heading text-xl font-semibold md:text-2xl">
        Always on
      </h2>
      <PlainLinks>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Always title="$10 for a photo">
            <a href="/share-your-photo" className="text-accent-strong underline underline-offset-4">
              Share a photo
            </a>{" "}
            of your pet and we'll email you a one-time code for orders of $25 or more.
          </Always>
          {freeShippingFrom && (
            <Always title="Free standard shipping">
              On orders of {freeShippingFrom} or more after discounts, no code needed. More about{" "}
              <a href="/shipping" className="text-accent-strong underline underline-offset-4">
                shipping
              </a>
              .
            </Always>
          )}
          <FirstPieces />
        </ul>
      </PlainLinks>
    </section>
  );
}

/** Products sold at cost, for an inexpensive first order. */
function FirstPieces() {
  const pieces = thisBrand().firstPieces;
  if (pieces.length === 0) return null;
  return (
    <Always title="Try us for less">
      {pieces.map(({ title, path }, index) => (
        <Fragment key={path}>
          {index === 0 ? "A " : " or a "}
          <a href={path} className="text-accent-strong underline underline-offset-4">
            {title}
          </a>
        </Fragment>
      ))}{" "}
      at the cost of making it.
    </Always>
  );
}

function Always({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="rounded-card border border-line bg-card p-5">
      <h3 className="font-heading text-lg font-semibold">{title}</h3>
      <p className="mt-2 text-soft-ink">{children}</p>
    </li>
  );
}
