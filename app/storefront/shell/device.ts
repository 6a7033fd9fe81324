/** User agents of devices that are not mobile; all others are (specification §4). */
const TV =
  /smart-?tv|hbbtv|apple ?tv|google ?tv|android tv|\bcrkey\b|\baft[a-z]\b|webos|tizen.*\btv\b|roku|bravia|viera|netcast/i;
const BOT =
  /bot\b|crawl|spider|slurp|lighthouse|headless|preview|facebookexternalhit|curl|wget|python|monitor/i;
const CAR = /\bqtcarbrowser\b|\btesla\b|android automotive|\bcarplay\b/i;
const DESKTOP = /windows nt|macintosh|x11|cros\b|linux (x86_64|i686)/i;

/**
 * Checks whether a User-Agent header is that of a mobile device: anything but desktop, TV, bot and car. An unknown one
 * is not.
 */
export function isMobileDevice(userAgent: string | null): boolean {
  if (!userAgent) return false;
  if (/ipad|iphone|ipod/i.test(userAgent)) return !BOT.test(userAgent);
  if ([TV, BOT, CAR].some((kind) => kind.test(userAgent))) return false;
  return (
    /mobile|tablet|android|phone|kindle|silk|opera mini|nintendo|playstation/i.test(userAgent) ||
    !DESKTOP.test(userAgent)
  );
}
