import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";
import { type Destination, helpDestinations, legalDestinations, lovedDestinations } from "./navigation";
import { PaymentMarks } from "./payment-marks";

/** The foot of every page; `calm` leaves out the menus (specification §2). */
export function Footer({ calm }: { calm: boolean }) {
  return (
    <footer className="mt-auto border-t border-line bg-card">
      <PlainLinks>
        {!calm && (
          <div className="border-b border-line">
            <FooterMenus />
          </div>
        )}
        <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5 text-sm text-soft-ink">
          <p>© {new Date().getFullYear()} My Pet Canvas. Made to order in the United States.</p>
          <ul className="flex flex-wrap gap-x-5">
            {legalDestinations.map(({ title, path }) => (
              <li key={path}>
                <a href={path} className="flex min-h-[44px] items-center hover:text-ink hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <PaymentMarks />
        </Container>
      </PlainLinks>
    </footer>
  );
}

function FooterMenus() {
  return (
    <Container className="grid gap-8 py-10 md:grid-cols-[1.4fr_1fr_1fr] lg:py-14">
      <div>
        <p className="font-heading text-xl font-semibold">Made for the ones who wait at the door.</p>
        <p className="mt-3 max-w-[42ch] text-soft-ink">
          We print, sew and engrave one piece at a time, from the photo you love. If it does not make you
          smile, we make it again or give your money back.
        </p>
      </div>
      <Menu title="Shop" destinations={lovedDestinations} />
      <Menu title="Help" destinations={helpDestinations} />
    </Container>
  );
}

function Menu({ title, destinations }: { title: string; destinations: Destination[] }) {
  return (
    <nav aria-label={`${title} links`}>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-2">
        {destinations.map(({ title, path }) => (
          <li key={path}>
            <a
              href={path}
              className="inline-flex min-h-[40px] items-center text-soft-ink hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
