import type { AdminContext } from "../admin-api/admin-context";
import { correctParcel, loseParcel, mergeParcels, voidParcel } from "../shipments/change-parcels";
import { recordDelivery } from "../shipments/record-delivery";
import { shipParcel, type TypedParcel } from "../shipments/ship-order";
import { changeOrder, type OrderForm } from "./change-order";
import { writeComment } from "./order-comment";
import { readReason } from "./order-steps";

/** Steps of parcels by staff; all return the order's number, and throw GraphQLErrors of category input. */

type ParcelForm = OrderForm & { parcel: string };

/** Ships a parcel, and emails the buyer. */
export function createParcel(context: AdminContext, form: OrderForm & TypedParcel): Promise<string> {
  const options = { action: "order.parcel", changedFields: ["parcels"] } as const;
  return changeOrder(context, form, options, async (change) => {
    const parcel = await shipParcel(change.transaction, change.settings, change.order, form);
    return writeComment(change, "parcel", parcel);
  });
}

/** Replaces carrier and tracking number. */
export function correctForStaff(
  context: AdminContext,
  form: ParcelForm & { carrier: string; tracking_number: string },
): Promise<string> {
  const options = { action: "order.parcel-correct", changedFields: ["carrier", "tracking_number"] } as const;
  return changeOrder(context, form, options, async (change) => {
    await correctParcel(change.transaction, change.settings, change.order, form);
    return writeComment(change, "parcel-corrected", form.parcel);
  });
}

/** Voids a parcel, with the reason. */
export function voidForStaff(context: AdminContext, form: ParcelForm & { text: string }): Promise<string> {
  const reason = readReason(form.text);
  const options = { action: "order.parcel-void", changedFields: ["parcels"] } as const;
  return changeOrder(context, form, options, async (change) => {
    await voidParcel(change.transaction, change.order, form.parcel);
    return writeComment(change, "parcel-voided", `${form.parcel}: ${reason}`);
  });
}

/** Merges two parcels that were shipped as one. */
export function mergeForStaff(context: AdminContext, form: ParcelForm & { into: string }): Promise<string> {
  const options = { action: "order.parcel-merge", changedFields: ["parcels"] } as const;
  return changeOrder(context, form, options, async (change) => {
    await mergeParcels(change.transaction, change.order, form);
    return writeComment(change, "parcels-merged", `${form.parcel} into ${form.into}`);
  });
}

/** Records by hand that a parcel has arrived. */
export function deliverForStaff(context: AdminContext, form: ParcelForm): Promise<string> {
  const options = { action: "order.parcel-deliver", changedFields: ["delivered_at"] } as const;
  return changeOrder(context, form, options, async (change) => {
    await recordDelivery(change.transaction, change.settings, change.order, form.parcel);
    return writeComment(change, "parcel-delivered", form.parcel);
  });
}

/** Records that the carrier lost a parcel, so that it can be claimed. */
export function loseForStaff(context: AdminContext, form: ParcelForm & { text: string }): Promise<string> {
  const reason = readReason(form.text);
  const options = { action: "order.parcel-lost", changedFields: ["lost_at"] } as const;
  return changeOrder(context, form, options, async (change) => {
    await loseParcel(change.transaction, change.settings, change.order, form.parcel);
    return writeComment(change, "parcel-lost", `${form.parcel}: ${reason}`);
  });
}
