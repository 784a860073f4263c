import { type Copy, list } from './copy.ts'

export const polish: Copy = {
  code: 'pl',
  headlines: list(
    'Stworzony na co dzień|Poczuj różnicę|Najwyższa jakość|Naturalnie lepszy|Zalety produktu|Głębokie nawilżenie|Idealny prezent|Wygoda przez cały dzień',
  ),
  features: list(
    'Antypoślizgowa podstawa|Bez BPA|Można myć w zmywarce|Szczelna pokrywka|Szybkie ładowanie|Wodoodporny|Stal nierdzewna|Łatwy w czyszczeniu|Regulowany pasek|Oddychający materiał|Podwójne ścianki|Cichy silnik|Składany|Odporny na ciepło|Duża pojemność|Bezzapachowy',
  ),
  benefits: list(
    'Utrzymuje zimno przez 24 godziny, a ciepło przez 12.|Ergonomiczny uchwyt zapewnia pewny chwyt.|Idealny do podróży, biura i szkoły.|Montaż w kilka minut bez narzędzi.|Wykonany z trwałych materiałów.',
  ),
  badges: list('Wegański|Bez glutenu|Ekologiczny|Bez GMO|Bez parabenów|2 lata gwarancji|Polski produkt'),
  howTo: list('Sposób użycia|Instrukcja montażu|3 proste kroki|Jak to działa|Przygotowanie|Pielęgnacja'),
  steps: list(
    'Otwórz pokrywkę i wlej wodę|Wstrząśnij przed użyciem|Nałóż na wilgotną skórę|Delikatnie wmasuj|Dokładnie spłucz|Naciśnij przycisk|Przykręć nogi śrubami|Zdejmij folię i dociśnij|Wyczyść powierzchnię|Piecz 25 minut w 180 °C',
  ),
  ingredientsTitle: list('Składniki|Skład|SKŁADNIKI|Co jest w środku'),
  ingredients: list(
    'Płatki owsiane|Cukier|Migdały|Sól morska|Olej słonecznikowy|Masło kakaowe|Odtłuszczone mleko w proszku|Mąka pszenna|Skrobia ryżowa|Pomidory|Cebula|Czosnek|Kurkuma|Miód|Olej kokosowy|naturalny aromat|Kwas cytrynowy|Lecytyna sojowa|Białko grochu|Imbir',
  ),
  nutrition: list(
    'Wartość odżywcza|w 100 g|w porcji|Wartość energetyczna|Tłuszcz|w tym kwasy nasycone|Węglowodany|w tym cukry|Błonnik|Białko|Sól',
  ),
  size: list('Wymiary|Wysokość|Szerokość|Głębokość|Pojemność|Tabela rozmiarów|Rozmiar|Klatka|Talia|Długość'),
  versus: list('Nasz|Inne|Porównaj|Przed|Po|Dlaczego my?|Inne marki'),
  colours: list(
    'Granatowy|Grafit|Kość słoniowa|Szałwia|Róż|Musztarda|Terakota|Morski|Bordo|Oliwka|Piasek|Czarny',
  ),
  kinds: list(
    'Szampon|Balsam|Zielona herbata|Baton proteinowy|Kawa ziarnista|Płyn do naczyń|Krem do twarzy|Oliwa|Mydło|Czekolada',
  ),
  legal: list(
    'Przechowywać w miejscu niedostępnym dla dzieci, suchym i chłodnym.|Tylko do użytku zewnętrznego. Unikać kontaktu z oczami.|Najlepiej spożyć przed: data na wieczku. Może zawierać orzechy.|Wyprodukowano dla Bałtyk Sp. z o.o., ul. Portowa 14, Gdańsk.',
  ),
  box: list('Zawartość opakowania|Opakowanie|Góra|Ostrożnie|12 sztuk'),
  story: list(
    'Nasza historia|Dwoje przyjaciół i prosty pomysł: uczciwe produkty na co dzień.|Dziękujemy za zamówienie|Certyfikat|Karta gwarancyjna|Zarejestruj produkt',
  ),
}

export const turkish: Copy = {
  code: 'tr',
  headlines: list(
    'Her gün için tasarlandı|Farkı hissedin|Üstün kalite|Doğal olarak daha iyi|Ürün özellikleri|Derin nem|Mükemmel hediye|Gün boyu konfor',
  ),
  features: list(
    'Kaymaz taban|BPA içermez|Bulaşık makinesine uygun|Sızdırmaz kapak|Hızlı şarj|Suya dayanıklı|Paslanmaz çelik|Kolay temizlenir|Ayarlanabilir kayış|Nefes alan kumaş|Çift cidarlı|Sessiz motor|Katlanabilir|Isıya dayanıklı|Geniş kapasite|Parfümsüz',
  ),
  benefits: list(
    'İçecekleri 24 saat soğuk, 12 saat sıcak tutar.|Ergonomik sap ile güvenli tutuş.|Seyahat, ofis ve okul için ideal.|Alet gerektirmeden dakikalar içinde kurulur.|Sürdürülebilir malzemelerden üretilmiştir.',
  ),
  badges: list('Vegan|Glutensiz|Organik|GDO’suz|Parabensiz|2 yıl garanti|Yerli üretim'),
  howTo: list('Nasıl kullanılır|Kurulum|3 kolay adım|Kullanım talimatı|Hazırlanışı|Bakım'),
  steps: list(
    'Kapağı açın ve su doldurun|Kullanmadan önce çalkalayın|Nemli cilde uygulayın|Nazikçe masaj yapın|İyice durulayın|Düğmeye basın|Ayakları vidalayın|Filmi çıkarın ve bastırın|Yüzeyi temizleyin|180 °C fırında 25 dakika pişirin',
  ),
  ingredientsTitle: list('İçindekiler|İÇİNDEKİLER|Bileşenler|Doğal içerik'),
  ingredients: list(
    'Yulaf ezmesi|Şeker|Badem|Deniz tuzu|Ayçiçek yağı|Kakao yağı|Yağsız süt tozu|Buğday unu|Pirinç nişastası|Domates|Soğan tozu|Sarımsak|Zerdeçal|Bal|Hindistan cevizi yağı|doğal aroma|Sitrik asit|Soya lesitini|Zencefil',
  ),
  nutrition: list(
    'Besin değerleri|100 g için|porsiyon|Enerji|Yağ|doymuş yağ|Karbonhidrat|şekerler|Lif|Protein|Tuz',
  ),
  size: list('Ölçüler|Yükseklik|Genişlik|Derinlik|Kapasite|Beden tablosu|Beden|Göğüs|Bel|Boy'),
  versus: list('Bizim ürün|Diğerleri|Karşılaştır|Önce|Sonra|Neden biz?|Diğer markalar'),
  colours: list('Lacivert|Antrasit|Fildişi|Adaçayı|Pudra|Hardal|Kiremit|Petrol|Bordo|Zeytin|Kum|Siyah'),
  kinds: list(
    'Şampuan|Vücut losyonu|Yeşil çay|Protein bar|Kahve|Bulaşık deterjanı|Yüz kremi|Zeytinyağı|Sabun|Çikolata',
  ),
  legal: list(
    'Çocukların ulaşamayacağı yerde, serin ve kuru ortamda saklayınız.|Sadece haricen kullanılır. Göz ile temasından kaçının.|Son tüketim tarihi kapak üzerindedir. Eser miktarda fındık içerebilir.|Üretici: Marmara Gıda A.Ş., Liman Cad. 14, İzmir.',
  ),
  box: list('Kutu içeriği|Ambalaj|Bu taraf yukarı|Kırılır|12 adet'),
  story: list(
    'Hikâyemiz|İki arkadaş ve basit bir fikir: her gün için dürüst ürünler.|Siparişiniz için teşekkürler|Sertifika|Garanti belgesi|Ürünü kaydedin',
  ),
}
