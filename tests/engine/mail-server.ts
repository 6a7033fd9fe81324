import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A mail server on the loopback interface that accepts and counts everything. */
export interface MailServer {
  url: string;
  /** Message-ID → number of times accepted. */
  taken: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** @param takeAfter milliseconds that each email takes */
export async function openMailServer(takeAfter = 0): Promise<MailServer> {
  const taken = new Map<string, number>();
  const sockets = new Set<Socket>();

  function take(message: string): void {
    const id = /^Message-ID: (<\S+>)/im.exec(message)?.[1] ?? "no Message-ID";
    taken.set(id, (taken.get(id) ?? 0) + 1);
  }

  function converse(socket: Socket): void {
    let message: string | null = null;
    const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);

    function receiveCommand(text: string): void {
      const startsWith = text.startsWith("DATA");
      if (startsWith) message = "";
      say(startsWith ? "354 go on" : "250 fine");
    }

    function receiveData(text: string): void {
      message += text;
      if (!message?.endsWith("\r\n.\r\n")) return;
      take(message);
      message = null;
      setTimeout(say, takeAfter, "250 taken");
    }

    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    socket.on("data", (bytes) => (message === null ? receiveCommand : receiveData)(bytes.toString()));
    say("220 ready");
  }

  const server = createServer(converse).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
