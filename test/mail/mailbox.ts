import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface MailboxStandIn {
  /** As `RAPPEN_MAILBOX_URL` has it. */
  readonly url: string;
  /** Puts a mail into a folder, as another server delivers it. */
  put(folder: 'INBOX' | 'Sent', source: Buffer | string): void;
  stop(): Promise<void>;
}

const lookMilliseconds = 20;
const account = { user: 'bills', password: 'geheim%&' };

/** Dovecot with one mailbox in a folder of its own, on a free port of this machine. */
export async function startMailbox(): Promise<MailboxStandIn> {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-mailbox-'));
  const port = await freePort();
  // Dovecot reads no mail as root
  const isRoot = process.getuid?.() === 0;
  const [uid, gid] = isRoot ? [idOf('-u'), idOf('-g')] : [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  const owner = isRoot ? 'nobody' : execFileSync('id', ['-un'], { encoding: 'utf8' }).trim();
  const mail = join(folder, 'mail');
  for (const place of ['', '.Sent'])
    for (const part of ['cur', 'new', 'tmp']) mkdirSync(join(mail, place, part), { recursive: true });
  const config = join(folder, 'dovecot.conf');
  writeFileSync(
    config,
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${owner}
default_login_user = ${owner}
default_internal_group = ${isRoot ? 'nogroup' : execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim()}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${mail}
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/home
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    special_use = \\Sent
    auto = create
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`,
  );
  writeFileSync(join(folder, 'users'), `${account.user}:{PLAIN}${account.password}\n`);
  if (isRoot) execFileSync('chown', ['-R', `${uid}:${gid}`, folder]);
  const server = spawn('dovecot', ['-F', '-c', config], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  while (!(await isGreeted(port))) {
    if (server.exitCode !== null) throw new Error(readFileSync(join(folder, 'log'), 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, lookMilliseconds));
  }
  return {
    url: `imap://${account.user}:${encodeURIComponent(account.password)}@127.0.0.1:${port}`,
    put(place, source) {
      const at = join(mail, place === 'Sent' ? '.Sent' : '');
      const name = `${Date.now()}.${randomUUID()}.test`;
      writeFileSync(join(at, 'tmp', name), source);
      if (isRoot) chownSync(join(at, 'tmp', name), uid, gid);
      renameSync(join(at, 'tmp', name), join(at, 'new', name));
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idOf(flag: string): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function isGreeted(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
