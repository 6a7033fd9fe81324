import { loadThirdParty } from "./service-script";
import type { ThirdParty } from "./third-parties";

interface CaptchaWindow {
  grecaptcha?: {
    ready(then: () => void): void;
    execute(siteKey: string, about: { action: string }): Promise<string>;
  };
}

const PATIENCE_MILLISECONDS = 4000;
const POLL_MILLISECONDS = 100;

/** Returns the token of the invisible captcha; "" when there is none in time. Its script is loaded on first use. */
export async function captchaToken(captcha: ThirdParty, action: string): Promise<string> {
  loadThirdParty(captcha);
  const giveUp = Date.now() + PATIENCE_MILLISECONDS;
  const page: CaptchaWindow = window as Window & CaptchaWindow;
  while (!page.grecaptcha && Date.now() < giveUp) await pause(POLL_MILLISECONDS);
  const { grecaptcha } = page;
  if (!grecaptcha) return "";
  const response = new Promise<string>((resolve) => {
    grecaptcha.ready(() => grecaptcha.execute(captcha.id, { action }).then(resolve, () => resolve("")));
  });
  return Promise.race([response, pause(PATIENCE_MILLISECONDS).then(() => "")]);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
