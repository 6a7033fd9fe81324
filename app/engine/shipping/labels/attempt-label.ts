import type { Row } from "../../database/schema";
import type { JobContext } from "../../jobs/job";
import { after } from "../../shared/after";
import { logger } from "../../shared/logger";
import { storeLabelFile } from "./label-file";
import { openShippingProvider } from "./open-shipping-provider";
import { type BoughtLabel, type ShippingProvider, ShippingRejected } from "./shipping-provider";

const FIRST_PAUSE_MILLISECONDS = 60_000;
const MAX_PAUSE_MILLISECONDS = 6 * 60 * 60_000;
/** Within a day; then staff decide. */
const MAX_LABEL_ATTEMPTS = 12;

type Label = Row<"shipping_label">;
type AttemptContext = Pick<JobContext, "db" | "settings">;

/** As a label was quoted. */
const UNSOLD: Partial<Label> = { state: "quoted", rate_id: null, carrier: null, service: null, cents: null };

/**
 * Buys or voids a claimed label at the service, outside of any transaction, and records the result. A repeated attempt
 * first asks whether the previous one was carried out.
 */
export async function attemptLabel(context: AttemptContext, label: Label): Promise<void> {
  const provider = openShippingProvider(context.settings);
  try {
    if (!provider) throw new Error("EasyPost isn't configured anymore.");
    if (label.state === "voiding") await attemptVoid(context, provider, label);
    else await attemptPurchase(context, provider, label);
  } catch (error) {
    await recordFailure(context, label, error);
  }
}

async function attemptPurchase(
  context: AttemptContext,
  provider: ShippingProvider,
  label: Label,
): Promise<void> {
  const shipment = label.shipment_reference ?? "";
  const earlier = await earlierResult(provider, label);
  const bought = earlier ?? (await provider.buy(shipment, label.rate_id ?? ""));
  if (!(await finish(context, label, purchased(bought)))) return;
  await storeLabelFile(context, { ...label, file_url: bought.fileUrl }, provider).catch((error) => {
    // Fetched again when staff print it.
    logger.warn({ err: error, label: label.id }, "the file of a shipping label could not be stored");
  });
}

/**
 * The label as an earlier attempt left it; null without one. That the service rejects to return it is no verdict on that
 * attempt, which may have bought it.
 */
async function earlierResult(provider: ShippingProvider, label: Label): Promise<BoughtLabel | null> {
  if (label.attempts <= 1) return null;
  try {
    return await provider.fetch(label.shipment_reference ?? "");
  } catch (error) {
    throw new Error(messageOf(error), { cause: error });
  }
}

function purchased({ carrier, cents, fileUrl, service, trackingNumber }: BoughtLabel): Partial<Label> {
  return {
    state: "bought",
    carrier,
    service,
    cents,
    tracking_number: trackingNumber,
    file_url: fileUrl,
    problem: null,
  };
}

async function attemptVoid(context: AttemptContext, provider: ShippingProvider, label: Label): Promise<void> {
  const shipment = label.shipment_reference ?? "";
  const earlier = await earlierResult(provider, label);
  if (!earlier?.isVoided) await provider.void(shipment);
  await finish(context, label, { state: "voided", problem: null });
}

/**
 * A rejection is final: an unsold label can be bought with another rate, and an unvoided one stays bought. Without one the
 * result of the last attempt is unknown: such a label is not offered again, since a second one would be paid for.
 */
async function recordFailure(context: AttemptContext, label: Label, error: unknown): Promise<void> {
  const problem = messageOf(error);
  const isVoiding = label.state === "voiding";
  if (error instanceof ShippingRejected) {
    logger.error({ label: label.id, problem }, "a shipping label could not be bought or voided");
    await finish(context, label, isVoiding ? { state: "bought", problem } : { ...UNSOLD, problem });
    return;
  }
  if (label.attempts >= MAX_LABEL_ATTEMPTS) {
    logger.error({ label: label.id, problem }, "whether a shipping label was bought or voided is unknown");
    await finish(context, label, {
      state: isVoiding ? "bought" : "failed",
      problem: `We don't know whether it was ${isVoiding ? "voided" : "bought"}. Check EasyPost first. (${problem})`,
    });
    return;
  }
  logger.warn({ label: label.id, problem }, "a shipping label is tried again later");
  const pause = Math.min(FIRST_PAUSE_MILLISECONDS * 2 ** (label.attempts - 1), MAX_PAUSE_MILLISECONDS);
  await finish(context, label, { due_at: after(new Date(), pause), problem });
}

/** Changes a label that is still claimed. @returns whether it was */
async function finish({ db }: AttemptContext, label: Label, change: Partial<Label>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("shipping_label")
    .set(change)
    .where("id", "=", label.id)
    .where("state", "=", label.state)
    .where("due_at", "=", label.due_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
