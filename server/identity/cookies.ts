import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** A cookie that scripts cannot read and other sites cannot use. */
export class OwnCookie {
  private readonly config: Config;
  private readonly name: string;

  constructor(config: Config, name: string) {
    this.config = config;
    this.name = name;
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.nameFor(request)];
  }

  write(request: FastifyRequest, reply: FastifyReply, value: string, expires: Date): void {
    reply.setCookie(this.nameFor(request), value, { ...this.options(request), expires });
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(this.nameFor(request), this.options(request));
  }

  /** Whether browsers reach us through TLS. */
  private isSecure(request: FastifyRequest): boolean {
    return this.config.origin === null ? request.protocol === 'https' : this.config.origin.startsWith('https:');
  }

  // With the prefix, browsers take the cookie from this very host over TLS only.
  private nameFor(request: FastifyRequest): string {
    return this.isSecure(request) ? `__Host-${this.name}` : this.name;
  }

  private options(request: FastifyRequest): { path: string; httpOnly: true; sameSite: 'lax'; secure: boolean } {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.isSecure(request) };
  }
}
