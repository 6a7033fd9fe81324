import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { deliverMail } from "~/engine/mail/deliver-mail";
import { queueMail } from "~/engine/mail/outbox";
import { openTransport } from "~/engine/mail/transport";
import { storeSettings } from "~/engine/shared/store-settings";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { guest, place, readyCart } from "./shopper";

/** A mail server that accepts everything, and the commands it received. */
let server: Server;
let received = "";
let smtpUrl = "";
/** Without background work, which would send what a test wants to send itself. */
let engine: EngineFixture;

function converse(socket: Socket): void {
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 ready");
  socket.on("data", (bytes) => {
    const text = bytes.toString();
    received += text;
    if (isData) {
      if (!received.endsWith("\r\n.\r\n")) return;
      isData = false;
      say("250 taken");
    } else if (text.startsWith("DATA")) {
      isData = true;
      say("354 go on");
    } else say("250 fine");
  });
}

beforeAll(async () => {
  server = createServer(converse).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  smtpUrl = `smtp://127.0.0.1:${port}`;
  engine = await openFixture({ smtpUrl });
});
afterAll(async () => {
  await engine.close();
  server.close();
});

test("with a mail server configured, the confirmation is sent to it, from the store to the shopper", async () => {
  const inBackground = await openFixture({ smtpUrl }, { hasBackgroundWork: true });
  onTestFinished(() => inBackground.close());
  const { data } = await place(inBackground, guest(), await readyCart(inBackground, guest()));
  await vi.waitFor(async () => {
    const mail = await inBackground.db.selectFrom("mail_outbox").select("sent_at").executeTakeFirstOrThrow();
    expect(mail.sent_at).not.toBeNull();
  });
  expect(received).toContain("MAIL FROM:<hello@mypetcanvas.example>");
  expect(received).toContain("RCPT TO:<ada@example.com>");
  expect(received).toContain(`Subject: Your order ${data.placeOrder.orderV2.number}`);
});

test("a newsletter email supports one-click unsubscribe", async () => {
  await queueMail(engine.db, {
    kind: "newsletter",
    storeCode: "mpc",
    recipient: "reader@example.com",
    subject: "News",
    text: "Hello",
    html: "<p>Hello</p>",
    replyTo: "help@example.com",
    unsubscribeUrl: "http://localhost:3000/newsletter/unsubscribe?token=t",
  });
  received = "";
  await deliverMail(engine.db, "mpc", openTransport(engine.settings));
  expect(received).toContain("Reply-To: help@example.com");
  expect(received).toContain("List-Unsubscribe: <http://localhost:3000/newsletter/unsubscribe?token=t>");
  expect(received).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

test("an email of another store comes from its own brand", async () => {
  const hello = { kind: "order" as const, subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
  await queueMail(engine.db, { storeCode: "neon", recipient: "reader@example.com", ...hello });
  received = "";
  await deliverMail(engine.db, "neon", openTransport(storeSettings(engine.settings, "neon")));
  expect(received).toContain("MAIL FROM:<hello@mypetneon.example>");
  expect(received).toContain("From: My Pet Neon <hello@mypetneon.example>");
});
