import { describe, expect, it } from 'vitest';
import { mailtoLink } from '../text/link.ts';
import { brandTexts, defaultBrand } from './brand.ts';
import { readBrand } from './readBrand.ts';

const picture = { url: '/uploads/a/original.png', width: 120, height: 40 };

// Rows: X24R.5
describe('readBrand', () => {
  it('fills what is missing with the defaults', () => {
    expect(readBrand({})).toEqual({ brand: defaultBrand, errors: [] });
    const { brand, errors } = readBrand({
      names: { apps: ' Software ' },
      look: { accent: '#1e40af', radius: 4 },
      supportEmail: ' help@tui.example ',
      legalLinks: [{ label: 'Privacy', href: 'https://tui.example/privacy' }],
    });
    expect(errors).toEqual([]);
    expect(brand.names).toEqual({ ...defaultBrand.names, apps: 'Software' });
    expect(brand.look).toEqual({ ...defaultBrand.look, accent: '#1e40af', radius: 4 });
    expect(brand.images).toEqual(defaultBrand.images);
    expect(brand.supportEmail).toBe('help@tui.example');
    expect(brand.legalLinks).toEqual([{ label: 'Privacy', href: 'https://tui.example/privacy' }]);
  });

  it('allows letters of every script in quoted font families, and names of the system', () => {
    for (const font of ['"Māori Sans", serif', "'游ゴシック', 'हिन्दी'", '-apple-system, serif'])
      expect(readBrand({ look: { font } }).errors).toEqual([]);
    expect(readBrand({ look: { font: ' Georgia ' } }).brand.look.font).toBe('Georgia');
  });

  it('reads images, with nothing else than their address and size', () => {
    const logo = { ...picture, size: 4 };
    expect(readBrand({ images: { logo, favicon: picture } })).toEqual({
      brand: {
        ...defaultBrand,
        images: { ...defaultBrand.images, logo: picture, favicon: picture },
      },
      errors: [],
    });
  });

  it.each([
    [{ names: { portal: ' ' } }, ['names', 'portal'], 'Portal name is required'],
    [{ names: { services: 'x'.repeat(41) } }, ['names', 'services'], 'Maximum 40 symbols'],
    [{ look: { accent: 'green' } }, ['look', 'accent'], brandTexts.color],
    [{ look: { accentDark: '#10b981' } }, ['look', 'accent'], brandTexts.accentMissing],
    [{ look: { radius: 17 } }, ['look', 'radius'], brandTexts.radius],
    [{ look: { density: 'roomy' } }, ['look', 'density'], 'Density is not valid'],
    [{ look: { font: 'Georgia,' } }, ['look', 'font']],
    [{ look: { font: '"__CSP_NONCE__"' } }, ['look', 'font']],
    [{ look: { font: 'inherit' } }, ['look', 'font']],
    [{ images: { logoDark: picture } }, ['images', 'logo'], brandTexts.logoMissing],
    [{ images: { logo: '/logo.png' } }, ['images', 'logo'], 'Logo is not valid'],
    [{ images: { logo: { ...picture, width: 0 } } }, ['images', 'logo'], 'Logo is not valid'],
    [
      { images: { favicon: { ...picture, height: 513 } } },
      ['images', 'favicon'],
      brandTexts.favicon,
    ],
    [{ images: { icon: picture } }, ['images', 'icon'], brandTexts.unknown('icon')],
    [{ names: 'Tui' }, ['names']],
    [{ names: { portl: 'Tui' } }, ['names', 'portl'], brandTexts.unknown('portl')],
    [{ suportEmail: null }, ['suportEmail']],
    [{ legalLinks: {} }, ['legalLinks']],
    [{ dateFormat: 'DD.MM.' }, ['dateFormat'], 'Date format is not valid'],
    [{ look: { font: 'Inter;}' } }, ['look', 'font'], brandTexts.font],
    [{ look: { font: '"Inter, serif' } }, ['look', 'font'], brandTexts.font],
    [{ supportEmail: 'help' }, ['supportEmail'], 'Invalid email address'],
    [{ legalLinks: [{ label: 'Privacy', href: 'javascript:1' }] }, ['legalLinks', '0', 'href']],
    [{ legalLinks: Array(6).fill({ label: 'a', href: 'https://a.example' }) }, ['legalLinks']],
  ])('finds the error in %j', (data, path, message?: string) => {
    const { errors } = readBrand(data);
    expect(errors.map((error) => error.path)).toEqual([path]);
    if (message) expect(errors[0]?.message).toBe(message);
  });
});

it('writes no recipient or subject of an email address into its link', () => {
  expect(mailtoLink('help@tui.example')).toBe('mailto:help@tui.example');
  expect(mailtoLink('help?bcc=x@y.example')).toBe('mailto:help%3Fbcc%3Dx@y.example');
});
