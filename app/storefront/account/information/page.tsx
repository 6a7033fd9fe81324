import { PageHeading } from "~/storefront/ui/page";
import { CertificatePart } from "./certificate-part";
import { DetailsPart } from "./details-part";
import { EmailPart } from "./email-part";
import type { DetailsForm } from "./information-forms";
import { type Membership, MembershipPart } from "./membership-part";
import { PasswordPart } from "./password-part";

export interface InformationData {
  email: string;
  /** The new address, until its confirmation link is opened. */
  newEmail: string | null;
  /** False for an account created by a social login. */
  hasPassword: boolean;
  /** URL of the GST certificate; null when there is none. */
  certificate: string | null;
  details: DetailsForm;
  /** Whether the provider stores a phone number and a GST number. */
  hasFurtherDetails: boolean;
  /** Null if the shop sells no memberships. */
  membership: Membership | null;
}

/** The customer's personal data, email address and password. */
export default function InformationPage({ data }: { data: InformationData }) {
  return (
    <>
      <PageHeading lead="We only need your first and last name. The rest is up to you.">
        Account Information
      </PageHeading>
      <div className="grid max-w-[720px] gap-6">
        <DetailsPart details={data.details} hasFurther={data.hasFurtherDetails} />
        <EmailPart data={data} />
        <PasswordPart email={data.email} hasPassword={data.hasPassword} />
        {data.membership && <MembershipPart membership={data.membership} />}
        {(data.details.gst_number || data.certificate) && <CertificatePart certificate={data.certificate} />}
      </div>
    </>
  );
}
