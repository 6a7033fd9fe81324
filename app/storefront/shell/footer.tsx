import { useRef } from "react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { thisBrand } from "~/brand/this-brand";
import { rejectedNewsletter } from "../newsletter/rejected-newsletter";
import { SubscribeForm } from "../newsletter/subscribe-form";
import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";
import type { ShopMessage } from "./flash.server";
import { serverMarkup } from "./server-markup";
import { FooterEnd as RenderedEnd, FooterMenus as RenderedMenus } from "./shell-markup.server";
import { useOpenWhileWide } from "./use-open-while-wide";

const FooterMenus = serverMarkup(RenderedMenus, async () => (await import("./footer-menus")).FooterMenus);
const FooterEnd = serverMarkup(RenderedEnd, async () => (await import("./footer-end")).FooterEnd);

interface FooterProps {
  /** Hides the main content, the menus (specification §2). */
  calm: boolean;
  /** Stays at the lower edge of a small screen (specification §2). */
  sticks: boolean;
  /** ISO time. */
  now: string;
  honeypot: HoneypotInputProps | null;
  message?: ShopMessage | null;
}

/** The footer of every page. */
export function Footer({ calm, sticks, now, honeypot, message }: FooterProps) {
  return (
    <footer className="footer" data-sticks={sticks}>
      <PlainLinks>
        {!calm && <MainContent honeypot={honeypot} message={message} />}
        <FooterEnd year={yearOf(now)} />
      </PlainLinks>
    </footer>
  );
}

/** Returns the year of an ISO time; the current year if it is empty. */
export function yearOf(now: string): string {
  return (now || new Date().toISOString()).slice(0, 4);
}

function MainContent({ honeypot, message }: Pick<FooterProps, "honeypot" | "message">) {
  const { footer } = thisBrand();
  const menus = useRef<HTMLDivElement>(null);
  useOpenWhileWide(menus);
  return (
    <Container className="footer-main laid-out-late">
      <div className="footer-promise">
        <div className="font-heading text-xl font-semibold">
          <a href="/">{footer.heading}</a>
        </div>
        <p className="mt-3 text-soft-ink">{footer.promise}</p>
      </div>
      <div ref={menus} className="contents">
        <FooterMenus />
      </div>
      <div className="footer-subscribe">
        <SubscribeForm honeypot={honeypot} rejected={rejectedNewsletter(message)} />
      </div>
    </Container>
  );
}
