import { thisBrand } from "~/brand/this-brand";
import { Container } from "../ui/page";
import { legalDestinations } from "./navigation";
import { DeliveryMarks, PaymentMarks } from "./payment-marks";

/** The end of the footer: legal pages, the shop's name, accepted payments and delivery services. */
export function FooterEnd({ year }: { year: string }) {
  const { name, footer } = thisBrand();
  return (
    <>
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
            © {year} <span>{`${name}. ${footer.madeWhere}`}</span>
          </p>
          <div className="footer-marks">
            <PaymentMarks />
            <DeliveryMarks />
          </div>
        </Container>
      </div>
    </>
  );
}
