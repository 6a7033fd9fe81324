import { moneyText, shopTimeText } from "../ui/format";
import type { OrderFormProblem, OrderPageView } from "./order.server";
import { Part } from "./page-part";
import { parcelForms } from "./production-forms";
import { StepForm } from "./step-form";

type Order = OrderPageView["order"];

interface ParcelsProps extends Pick<OrderPageView, "order" | "formKey"> {
  problem: OrderFormProblem | null;
}

/** The parcels of an order with what can be done with each, and the pieces that are made again. */
export function Parcels({ order, formKey, problem }: ParcelsProps) {
  const { parcels, shipping_method, packing_slip_url, is_gift, remakes } = order;
  if (parcels.length + remakes.length === 0 && !shipping_method) return null;
  return (
    <Part title="Parcels">
      <p>
        {shipping_method}
        {packing_slip_url && (
          <>
            {!is_gift && (
              <>
                {" · "}
                <a href={packing_slip_url}>Packing slip</a>
              </>
            )}
            {" · "}
            <a href={`${packing_slip_url}?prices=0`}>Packing slip without prices</a>
          </>
        )}
      </p>
      {parcels.map((parcel) => (
        <div key={parcel.number} className="parcel">
          <p>
            <b>{parcel.number}</b> {parcel.carrier} {parcel.tracking_number}: {parcel.contents}{" "}
            <small>{parcelTimes(parcel)}</small>
          </p>
          {parcelForms(order, parcel).map((form) => (
            <StepForm
              key={form.intent}
              form={form}
              version={order.version}
              formKey={formKey}
              problem={problem}
            />
          ))}
        </div>
      ))}
      {remakes.map(({ at, product_name, quantity, kind, reason, cost }) => (
        <p key={at}>
          Made again: {quantity} × {product_name} ({kind === "WASTE" ? "spoiled" : "replacement"},{" "}
          {moneyText(cost)}) {reason} <small>{shopTimeText(at)}</small>
        </p>
      ))}
    </Part>
  );
}

function parcelTimes({ shipped_at, in_transit_at, lost_at, delivered_at }: Order["parcels"][number]): string {
  return [
    `shipped ${shopTimeText(shipped_at)}`,
    in_transit_at && `with the carrier since ${shopTimeText(in_transit_at)}`,
    lost_at && `lost ${shopTimeText(lost_at)}`,
    delivered_at && `delivered ${shopTimeText(delivered_at)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
