import type { ReactNode } from "react";
import { PageHeading } from "~/storefront/ui/page";
import { LevelList } from "./level-list";
import type { LevelView } from "./rewards-view";
import { subPages } from "./sub-pages";

export interface PolicyData {
  exchange: string | null;
  validityMonths: number;
  noticeDays: number;
  levels: LevelView[];
}

/** The rules of the rewards, in plain words. */
export function PolicyPanel({
  data: { exchange, validityMonths, noticeDays, levels },
}: {
  data: PolicyData;
}) {
  const [first] = levels;
  return (
    <>
      <PageHeading lead="All of it, in plain words.">{subPages.policy.title}</PageHeading>
      <div className="max-w-measure space-y-8">
        <Rule title="Earning">
          <p>
            Every order in your account earns {first?.pointsADollar} for each whole dollar, or more by your
            loyalty level. What counts is what you paid for products, after discounts and without shipping and
            tax. The points are yours when the whole order has shipped; what you order as a guest earns none,
            unless it came into your account before.
          </p>
        </Rule>
        <Rule title="What points are worth">
          <p>{exchange}. Points are not sold, not passed on to others and not paid out in money.</p>
        </Rule>
        <Rule title="How long they last">
          <p>
            Points last to the end of the month, {validityMonths} months after the one you earned them in.
            Those that end first are used first. {noticeDays} days ahead we write to you, unless you turned
            that email off.
          </p>
        </Rule>
        <Rule title="Refunds">
          <p>
            When an order is refunded we take its points back, for a part of the price that part of them. Your
            balance never goes below zero.
          </p>
        </Rule>
        <Rule title="Loyalty levels">
          <p>
            Who has joined gets a level by what their orders of the last twelve months came to, those shipped
            and not refunded. It applies to the orders after. You can leave at any time and keep your points.
          </p>
        </Rule>
      </div>
      <div className="mt-6">
        <LevelList levels={levels} />
      </div>
      <div className="mt-8 max-w-measure">
        <Rule title="When you close your account">
          <p>The points go with it, and nobody can bring them back.</p>
        </Rule>
      </div>
    </>
  );
}

function Rule({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-heading text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}
