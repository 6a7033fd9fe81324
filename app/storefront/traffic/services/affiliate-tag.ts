import type { Purchase, ServiceApi } from "./service-api";

/** The affiliate partners' scripts: Tapfiliate's, named by the parameter `account` of its URL, otherwise Awin's. */

interface TapfiliateQueue {
  (...command: unknown[]): void;
  q?: unknown[];
}

interface AffiliateWindow {
  TapfiliateObject?: string;
  tap?: TapfiliateQueue;
  AWIN?: { Tracking?: { Sale?: object; run?: () => void } };
}

const page = () => window as Window & AffiliateWindow;

export const affiliateTag: ServiceApi = {
  configure({ source }) {
    const account = accountOf(source);
    if (!account) return;
    startTapfiliate();
    page().tap?.("create", account);
    page().tap?.("detect");
  },
  report({ purchase }, { source }) {
    if (!purchase) return;
    if (accountOf(source)) reportToTapfiliate(purchase);
    else reportToAwin(purchase);
  },
};

function accountOf(source: string): string | null {
  return new URL(source).searchParams.get("account");
}

function startTapfiliate(): void {
  if (page().tap) return;
  const tap: TapfiliateQueue = function (..._command: unknown[]) {
    tap.q ??= [];
    // biome-ignore lint/complexity/noArguments: the script reads the queue as arguments objects
    tap.q.push(arguments);
  };
  page().TapfiliateObject = "tap";
  page().tap = tap;
}

function reportToTapfiliate({ number, netValue, currency }: Purchase): void {
  page().tap?.("conversion", number, netValue, { currency });
}

/** Awin's script reads the sale when it is loaded; a script that is already loaded has to be run again. */
function reportToAwin({ number, netValue, currency }: Purchase): void {
  const amount = netValue.toFixed(2);
  const sale = {
    amount,
    channel: "aw",
    currency,
    orderRef: number,
    parts: `DEFAULT:${amount}`,
    test: "0",
    voucher: "",
  };
  const awin = page().AWIN ?? {};
  awin.Tracking = Object.assign(awin.Tracking ?? {}, { Sale: sale });
  page().AWIN = awin;
  awin.Tracking.run?.();
}
