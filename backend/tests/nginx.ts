import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

export interface Balancer {
  url: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const shipped = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');

/** The upstream and the last server of deploy/nginx.conf, for these servers and without TLS. */
const siteFor = (port: number, urls: readonly string[]): string => {
  const [upstream = ''] = /^upstream .*?^}/ms.exec(shipped) ?? [];
  const site = shipped.slice(shipped.lastIndexOf('\nserver {'));
  const servers = upstream.replace(/server \S+(.*;)/, (_, options) =>
    urls.map((url) => `server ${new URL(url).host}${options}`).join('\n  '),
  );
  const plain = site
    .replace(/^ *listen .*;/m, `listen 127.0.0.1:${port};`)
    .replace(/^ *(ssl_\w+|server_name) .*;\n/gm, '');
  return `${servers}\n${plain}`;
};

/** Root's workers would otherwise be another user, who may not write the folder. */
const configure = (folder: string, port: number, urls: readonly string[]): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${siteFor(port, urls)}
}
`;

/** Starts nginx, the program of TEST_NGINX, in front of these servers, which get calls in turn. */
export const startProxy = async (urls: readonly string[]): Promise<Balancer> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = join(folder, 'nginx.conf');
  await writeFile(config, configure(folder, port, urls));
  const options = ['-c', config, '-e', join(folder, 'error.log')];
  const nginx = spawn(String(process.env.TEST_NGINX), options, { stdio: 'inherit' });
  const ended = new Promise((resolve) => nginx.once('close', resolve));
  const isReady = () =>
    fetch(`${url}/_health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start.');
    await after(20);
  }
  return {
    url,
    pid: nginx.pid,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
