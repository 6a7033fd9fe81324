import { createHmac, timingSafeEqual } from "node:crypto";
import { Honeypot } from "remix-utils/honeypot/server";

/** A honeypot that signs its time. The library's encryption accepts about one in some thousand made-up texts as a time. */
export class SignedHoneypot extends Honeypot {
  protected override encrypt(time: string): string {
    return `${time}.${this.signatureOf(time).toString("base64url")}`;
  }

  protected override decrypt(signed: string): string {
    const [time = "", signature = ""] = signed.split(".");
    const [shown, right] = [Buffer.from(signature, "base64url"), this.signatureOf(time)];
    return shown.length === right.length && timingSafeEqual(shown, right) ? time : "";
  }

  private signatureOf(time: string): Buffer {
    return createHmac("sha256", this.encryptionSeed).update(`honeypot\n${time}`).digest();
  }
}
