import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { SubscribeForm } from "../newsletter/subscribe-form";
import { Modal } from "../ui/modal";
import type { Offer } from "./offer";

interface OfferDetailsProps {
  offer: Offer;
  honeypot: HoneypotInputProps | null;
  onClose: () => void;
}

/** A dialog with the details of an offer, and the newsletter form if the offer needs an email address. */
export default function OfferDetails({ offer, honeypot, onClose }: OfferDetailsProps) {
  return (
    <Modal label="Offer details" onClose={onClose} className="max-w-[520px] text-base text-ink">
      <h2 className="mb-3 font-heading text-xl font-semibold">{offer.text}</h2>
      <p className="mb-5 font-normal">{offer.details}</p>
      {offer.takesEmail && <SubscribeForm id="offer-email" honeypot={honeypot} isWithinOffer />}
    </Modal>
  );
}
