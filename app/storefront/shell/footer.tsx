import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { thisBrand } from "~/brand/this-brand";
import { rejectedNewsletter } from "../newsletter/rejected-newsletter";
import { SubscribeForm } from "../newsletter/subscribe-form";
import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";
import type { ShopMessage } from "./flash.server";
import { FooterMenu } from "./footer-menu";
import { helpDestinations, legalDestinations, togetherDestinations } from "./navigation";
import { DeliveryMarks, PaymentMarks } from "./payment-marks";

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
  const { name, footer } = thisBrand();
  return (
    <footer className="footer" data-sticks={sticks}>
      <PlainLinks>
        {!calm && <MainContent honeypot={honeypot} message={message} />}
        <Container className="footer-legal">
          <ul>
            {legalDestinations.map(({ title, path }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </Container>
        <div className="footer-base">
          <Container className="footer-base-row">
            <p>
              © {yearOf(now)} <span>{`${name}. ${footer.madeWhere}`}</span>
            </p>
            <div className="footer-marks">
              <PaymentMarks />
              <DeliveryMarks />
            </div>
          </Container>
        </div>
      </PlainLinks>
    </footer>
  );
}

/** Returns the year of an ISO time; the current year if it is empty. */
export function yearOf(now: string): string {
  return (now || new Date().toISOString()).slice(0, 4);
}

function MainContent({ honeypot, message }: Pick<FooterProps, "honeypot" | "message">) {
  const { footer, navigation } = thisBrand();
  return (
    <Container className="footer-main laid-out-late">
      <div className="footer-promise">
        <div className="font-heading text-xl font-semibold">
          <a href="/">{footer.heading}</a>
        </div>
        <p className="mt-3 text-soft-ink">{footer.promise}</p>
      </div>
      <div className="footer-menus">
        <FooterMenu title="Shop" destinations={navigation.loved} />
        <FooterMenu title="Help" destinations={helpDestinations} />
        <FooterMenu title="Community" destinations={togetherDestinations} />
      </div>
      <div className="footer-subscribe">
        <SubscribeForm honeypot={honeypot} rejected={rejectedNewsletter(message)} />
      </div>
    </Container>
  );
}
