import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/**
 * A mail server on the loopback interface that treats each email according to its recipient's name: `hangs@…` gets no
 * reply after DATA, `drops@…` loses its connection there, `tarpit@…` gets an endless reply, `slow@…` is accepted after
 * two seconds, `refused-550@…` gets that reply to RCPT TO, `rejected-554@…` to its content; all others are accepted.
 */
export interface HostileMailServer {
  url: string;
  /** Message-IDs by recipient, including rejected emails. */
  seen: ReadonlyMap<string, string[]>;
  /** Recipients of the accepted emails, in order. */
  taken: string[];
  connections(): number;
  close(): Promise<void>;
}

/** Replies as real servers word them. */
const REPLIES: Record<string, string> = {
  "421": "421 4.7.0 Try again later, closing connection.",
  "450": "450 4.2.0 <someone@example.com>: Recipient address rejected: Greylisted",
  "451": "451 4.3.0 Mail server temporarily rejected message.",
  "452": "452 4.2.2 The email account that you tried to reach is over quota.",
  "550": "550 5.1.1 <someone@example.com>: Recipient address rejected: User unknown in virtual mailbox table",
  "551": "551 5.7.1 Relaying denied",
  "552": "552 5.2.2 Mailbox full",
  "553": "553 sorry, no mailbox here by that name",
  "554": "554 5.6.0 Message contents rejected",
};
const SLOWLY = 2000;

export async function openHostileMailServer(): Promise<HostileMailServer> {
  const seen = new Map<string, string[]>();
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();

  function converse(socket: Socket): void {
    const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
    let recipient = "";
    let content: string | null = null;
    let rest = "";

    const manners: Record<string, () => void> = {
      hangs: () => {},
      drops: () => socket.destroy(),
      tarpit: () => timers.add(setInterval(say, 50, "250-Still thinking")),
      refused: () => say(REPLIES[mannerOf(recipient).status]),
      slow: () => timers.add(setTimeout(take, SLOWLY)),
    };

    function endOf(message: string): void {
      const id = /^Message-ID: (<\S+>)/im.exec(message)?.[1] ?? "no Message-ID";
      seen.set(recipient, [...(seen.get(recipient) ?? []), id]);
      const act = manners[mannerOf(recipient).name] ?? take;
      act();
    }

    function take(): void {
      taken.push(recipient);
      say("250 2.0.0 Ok: queued");
    }

    function receiveLine(line: string): void {
      if (/^RCPT TO/i.test(line)) {
        recipient = /<(.*?)>/.exec(line)?.[1] ?? "";
        const { name, status } = mannerOf(recipient);
        return void say(name === "refused" ? REPLIES[status] : "250 2.1.5 Ok");
      }
      if (/^DATA/i.test(line)) {
        content = "";
        return void say("354 End data with <CR><LF>.<CR><LF>");
      }
      say(/^EHLO/i.test(line) ? "250-mail.example\r\n250 ENHANCEDSTATUSCODES" : "250 2.0.0 Ok");
    }

    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    socket.on("data", (bytes) => {
      rest += bytes.toString();
      for (let end = rest.indexOf("\r\n"); end !== -1; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (content === null) receiveLine(line);
        else if (line !== ".") content += `${line}\r\n`;
        else {
          const message = content;
          content = null;
          endOf(message);
        }
      }
    });
    say("220 mail.example ESMTP");
  }

  const server = createServer(converse).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    taken,
    connections: () => sockets.size,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}

function mannerOf(recipient: string): { name: string; status: string } {
  const [name, status = ""] = recipient.split("@")[0].split("-");
  return { name, status };
}
