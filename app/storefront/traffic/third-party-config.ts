import type { ThirdParty } from "./third-parties";

/** Queues in which these services expect commands; they read them once their scripts are loaded. */
interface ServiceWindow {
  dataLayer?: unknown[];
  fbq?: SocialQueue;
  _fbq?: SocialQueue;
}

interface SocialQueue {
  (...words: unknown[]): void;
  callMethod?: (...words: unknown[]) => void;
  queue: unknown[][];
  push: SocialQueue;
  loaded: boolean;
  version: string;
}

/** The window with the queues of the services in use. */
export const services = () => window as Window & ServiceWindow;

/** Google's tag requires the arguments object of a function; it ignores arrays. */
function sayToGoogle(..._words: unknown[]): void {
  const { dataLayer } = services();
  dataLayer?.push(arguments);
}

/** Queues the initial commands of a service, before its script is loaded. */
export function introduce({ key, id }: ThirdParty): void {
  if (key === "tagManager") {
    queueForGoogle().push({ "gtm.start": Date.now(), event: "gtm.js" });
  } else if (key === "analytics" || key === "adConversion") {
    queueForGoogle();
    sayToGoogle("js", new Date());
    sayToGoogle("config", id);
  } else if (key === "socialPixel") {
    const say = queueForSocialNetwork();
    say("init", id);
    say("track", "PageView");
  }
}

function queueForGoogle(): unknown[] {
  const page = services();
  page.dataLayer ??= [];
  return page.dataLayer;
}

function queueForSocialNetwork(): SocialQueue {
  const page = services();
  if (page.fbq) return page.fbq;
  const say = ((...words: unknown[]) => {
    if (say.callMethod) say.callMethod(...words);
    else say.queue.push(words);
  }) as SocialQueue;
  Object.assign(say, { queue: [], push: say, loaded: true, version: "2.0" });
  page.fbq = say;
  page._fbq = say;
  return say;
}
