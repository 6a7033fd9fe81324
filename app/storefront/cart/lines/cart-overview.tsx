import type { ReactNode } from "react";
import { LabeledRegion } from "~/storefront/ui/labeled-region";
import { type MoneyAmount, Price } from "~/storefront/ui/money";
import { Page, PageHeading } from "~/storefront/ui/page";
import { LinePicture } from "./line-picture";

export interface OverviewLine {
  uid: string;
  name: string;
  quantity: number;
  /** Such as "Metal: Silver, Size: Small". */
  options: string;
  rowTotal: MoneyAmount | null;
  picture: string | null;
}

interface CartOverviewProps {
  heading: string;
  lead: string;
  /** Above the lines, such as why a form was rejected. */
  notice?: ReactNode;
  lines: OverviewLine[];
  /** Totals and actions. */
  children: ReactNode;
}

/** Read-only lines of a cart that a link leads to, with the next step beside them. */
export function CartOverview({ heading, lead, notice, lines, children }: CartOverviewProps) {
  return (
    <Page>
      <PageHeading lead={lead}>{heading}</PageHeading>
      {notice}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_380px] lg:gap-12">
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <li key={line.uid} className="flex gap-4 py-4">
              <LinePicture line={line} size={96} className="h-24 w-24 shrink-0" />
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{line.name}</p>
                {line.options && <p className="text-sm text-soft-ink">{line.options}</p>}
                <p className="mt-1 flex items-baseline justify-between gap-4">
                  <span className="text-soft-ink">Quantity {line.quantity}</span>
                  {line.rowTotal && <Price money={line.rowTotal} className="font-semibold tabular-nums" />}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <LabeledRegion
          aria-label="Order summary"
          className="space-y-5 rounded-card border border-line bg-card p-5 md:p-6 lg:sticky lg:top-28"
        >
          {children}
        </LabeledRegion>
      </div>
    </Page>
  );
}
